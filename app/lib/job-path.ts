/**
 * The address of a job's page on the desk.
 * @param job its order number, or its id
 * @param part what follows: a page of the job, its photos
 */
export function jobPath(job: string | number, part = ""): string {
  return `/desk/jobs/${job}${part === "" ? "" : `/${part}`}`;
}
