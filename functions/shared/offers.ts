import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Offer } from '../contract/offer.ts'
import { dynamo, tableName } from './dynamo.ts'
import { keys } from './keys.ts'
import { queryAll } from './query.ts'
import { put, transact } from './transaction.ts'

type Stored = Offer & { pk: string; sk: string }

/** The whole catalogue, newest first. `fresh` sees every save that has been answered. */
export async function listOffers({ fresh = false } = {}): Promise<Offer[]> {
  const items = await queryAll<Stored>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keys.offer('').pk },
    ConsistentRead: fresh,
  })
  return items
    .map(asOffer)
    .sort((a, b) => b.create_date.localeCompare(a.create_date) || a.id.localeCompare(b.id))
}

export async function findOffer(id: string): Promise<Offer | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName(), Key: keys.offer(id), ConsistentRead: true }),
  )
  return Item && asOffer(Item as Stored)
}

/** Writes a new offer; false where the id is taken. */
export const addOffer = (offer: Offer): Promise<boolean> =>
  transact([put({ ...keys.offer(offer.id), ...offer }, { isNew: true })])

function asOffer({ pk, sk, ...offer }: Stored): Offer {
  return offer
}
