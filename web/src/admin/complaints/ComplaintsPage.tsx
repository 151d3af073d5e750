import { OpenComplaints } from './OpenComplaints.tsx'

export default function ComplaintsPage() {
  return (
    <div className="page flex flex-col gap-6 pt-6 pb-12 sm:pt-10">
      <div>
        <h1 className="text-3xl">Complaints</h1>
        <p className="mt-1 text-quiet">To be answered, the earliest due first</p>
      </div>
      <OpenComplaints />
    </div>
  )
}
