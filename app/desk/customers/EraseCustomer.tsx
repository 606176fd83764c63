import { Link } from "@remix-run/react";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { jobPath } from "#app/lib/job-path.ts";

export type Erasing = {
  leads: number;
  quotes: number;
  jobs: readonly {
    id: number;
    orderNumber: string;
    name: string;
    email: string;
    isOpen: boolean;
  }[];
};

/** Asks before a customer is erased: what goes, what stays, and what is in the way (rule 239). */
export function EraseCustomer({
  id,
  erasing,
  requestId,
}: {
  id: number;
  erasing: Erasing;
  requestId: string;
}) {
  const { jobs, leads, quotes } = erasing;
  const isOpen = jobs.some((job) => job.isOpen);
  return (
    <section className="block" aria-labelledby="erase">
      <h3 id="erase">Erase this customer?</h3>
      <p>
        <b>This erases for good:</b> name, phone, email, street, notes and photos in the jobs below,
        with their history, receipts and emails, and{" "}
        {leads === 1 ? "1 number left in the chat" : `${leads} numbers left in the chat`}
        {quotes > 0 && (quotes === 1 ? ", and 1 quote" : `, and ${quotes} quotes`)}. The
        customer&rsquo;s private link stops working.
      </p>
      <p>
        <b>This stays:</b> order and receipt numbers, dates, items, sums, city and ZIP, so your
        books and reports still add up. Backups keep the rest until they are replaced.
      </p>
      <ul className="rows">
        {jobs.map((job) => (
          <li key={job.id}>
            <span>
              <b>
                <Link to={jobPath(job.id)} translate="no">
                  {job.orderNumber}
                </Link>
                , {job.name}
              </b>
              <small>{job.isOpen ? "Still open" : job.email || "No email"}</small>
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <p>
          A job is still open. Open it, cancel it or mark it as done, and come back: a customer you
          still have to visit is not erased.
        </p>
      )}
      <DeskForm intent="erase" requestId={requestId} className="row between">
        <Link className="btn btn--sm btn--line" to={`/desk/customers/${id}`}>
          Keep the customer
        </Link>
        {!isOpen && (
          <button className="btn btn--sm btn--danger" type="submit">
            Erase for good
          </button>
        )}
      </DeskForm>
    </section>
  );
}
