import { PageHeader } from '../PageHeader.tsx'
import { OpenComplaints } from './OpenComplaints.tsx'

export default function ComplaintsPage() {
  return (
    <div className="page flex flex-col gap-5 pt-5 pb-16">
      <PageHeader title="Complaints" subtitle="To be answered, the longest overdue first" />
      <OpenComplaints />
    </div>
  )
}
