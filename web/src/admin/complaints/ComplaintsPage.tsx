import { PageHeader } from '../PageHeader.tsx'
import { OpenComplaints } from './OpenComplaints.tsx'

export default function ComplaintsPage() {
  return (
    <div className="page flex flex-col gap-3 pt-2 pb-12">
      <PageHeader title="Complaints" subtitle="To be answered, the earliest due first" />
      <OpenComplaints />
    </div>
  )
}
