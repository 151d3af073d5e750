import { expect, test } from 'vitest'
import { chargeFromMonth } from '#languages/hi/facts.ts'
import { moreRows, problems, rowsChecked } from '#languages/hi/kfs-result.ts'
import { chosen, matching, showing } from '#languages/hi/offers.ts'
import { catchUp } from '#languages/hi/tools-bad-month.ts'
import { inWords } from '#languages/hi/tools-emi.ts'
import { endsEarlier, paysOff } from '#languages/hi/tools-prepay.ts'
import { breaksEven } from '#languages/hi/tools-transfer.ts'

test.each([
  [matching(0, 41), '41 लोन देने वालों में से किसी का ऑफ़र आपकी ज़रूरत से मेल नहीं खाता।'],
  [matching(1, 41), '41 लोन देने वालों में से 1 का ऑफ़र मेल खाता है।'],
  [matching(8, 41), '41 लोन देने वालों में से 8 के ऑफ़र मेल खाते हैं।'],
  [showing(1, 41), '41 में से 1 ऑफ़र दिख रहा है।'],
  [showing(0, 41), '41 में से 0 ऑफ़र दिख रहे हैं।'],
  [chosen(0, 4), 'अभी कोई नहीं चुना (4 तक चुन सकते हैं)'],
  [chosen(1, 4), '4 में से 1 चुना'],
  [chosen(2, 4), '4 में से 2 चुने'],
  [chargeFromMonth('4%', 6), '4%; समय से पहले चुकाने की इजाज़त लोन के छठे महीने से है, उससे पहले नहीं'],
  [chargeFromMonth('4%', 11), '4%; समय से पहले चुकाने की इजाज़त लोन के 11वें महीने से है, उससे पहले नहीं'],
  [problems(1), '1 बात मेल नहीं खाती'],
  [problems(3), '3 बातें मेल नहीं खातीं'],
  [moreRows(1), 'किस्तों के हिसाब में 1 और लाइन मेल नहीं खाती।'],
  [moreRows(2), 'किस्तों के हिसाब में 2 और लाइनें मेल नहीं खातीं।'],
  [rowsChecked(1), 'किस्तों के हिसाब की 1 लाइन'],
  [rowsChecked(2), 'किस्तों के हिसाब की 2 लाइनें'],
  [inWords('₹5,050', 1, '₹5,050'), 'आप 1 महीने तक हर महीने ₹5,050 चुकाएँगे, कुल ₹5,050।'],
  [endsEarlier(1, 1), 'लोन 1 महीने में खत्म होगा, 1\u00a0महीने पहले।'],
  [paysOff(3), 'तीसरे महीने से आपकी बचत फ़ीस से ज़्यादा हो जाएगी।'],
  [breaksEven(6).split('।')[0], 'फ़ायदा छठे महीने से होगा'],
  [catchUp(9, '₹5,000').split(' आप ')[0], 'नौवें महीने में'],
])('Hindi nouns, verbs and ordinals have the form for their number: %s', (message, expected) => {
  expect(message).toBe(expected)
})
