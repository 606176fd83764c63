import type { PhotosRefusal, RefusedFile } from "#app/booking/words/photos.ts";
import { changeJob } from "#app/jobs/change-job.server.ts";
import type { ChangeRequest, ChangeServices } from "#app/jobs/change-request.server.ts";
import type { ChangeResult, Decision, JobChange } from "#app/jobs/job-change.ts";
import type { JobStage, NewJobEvent } from "#app/jobs/job-event.ts";
import { findEventOfRequest } from "#app/jobs/job-events.server.ts";
import {
  type KeptPhoto,
  MAX_PHOTOS,
  MAX_PHOTOS_A_DAY,
  MAX_PHOTOS_EVER,
  mayAddCrewPhotos,
  mayShowPhotos,
  PHOTO_KINDS,
  type PhotoKind,
} from "#app/jobs/photos/photo.ts";
import { countAdded, findPhotos } from "#app/jobs/photos/photos.server.ts";
import type { PhotoStore, SentFile } from "./photo-store.ts";

type PhotoServices = Pick<ChangeServices, "client" | "now"> & { photos: PhotoStore };

export type AddedPhotos = {
  result: ChangeResult<PhotosRefusal>;
  added: number;
  refused: RefusedFile[];
};

/**
 * Adds what can be shown of the files that were sent; of the others it says why not (rule 180).
 * @throws Error where the disk takes no file
 */
export async function addPhotos(
  {
    files,
    kind = "customer",
    ...request
  }: ChangeRequest & { requestId: string; files: readonly SentFile[]; kind?: PhotoKind },
  services: PhotoServices,
): Promise<AddedPhotos> {
  const database = services.client.connection();
  // Counted before: what this very post has added meanwhile is then known as its own.
  const room = MAX_PHOTOS - findPhotos(database, request.jobId, kind).length;
  const ceiling = kind === "customer" ? ceilingOf(request.jobId, services) : NO_CEILING;
  const isRepeat = findEventOfRequest(database, request.jobId, request.requestId) !== undefined;
  const kept: Parameters<typeof keepFiles>[2] = [];
  let isAdded = false;
  try {
    const refused = isRepeat
      ? []
      : await keepFiles(files, Math.min(room, ceiling.room), kept, services.photos);
    const result = await change(request, services, kind, (before, stage) => {
      if (!mayAdd(stage, kind)) return { ok: false, refusal: "ended" };
      if (kept.length === 0 && ceiling.room <= 0) return { ok: false, refusal: ceiling.refusal };
      if (kept.length === 0) return { ok: false, refusal: "none" };
      if (before.length + kept.length > MAX_PHOTOS) return { ok: false, refusal: "full" };
      const event = changed(request, before.length, before.length + kept.length);
      return { ok: true, event, photos: { add: kept, kind } };
    });
    isAdded = result.kind === "changed";
    return { result, added: isAdded ? kept.length : 0, refused };
  } finally {
    if (!isAdded) for (const { name } of kept) await services.photos.discard(name);
  }
}

const DAY_MS = 24 * 3_600_000;
const NO_CEILING = { room: Number.POSITIVE_INFINITY, refusal: "many" } as const;

/** How many more photos a customer may add, whatever is removed meanwhile (rule 243). */
function ceilingOf(jobId: number, { client, now }: PhotoServices) {
  const count = (of: Parameters<typeof countAdded>[1]) => countAdded(client.connection(), of);
  const ever = MAX_PHOTOS_EVER - count({ jobId });
  const since = new Date(now().getTime() - DAY_MS).toISOString();
  const today = MAX_PHOTOS_A_DAY - count({ since });
  return { room: Math.min(ever, today), refusal: ever <= 0 ? "many" : "day" } as const;
}

/** Removes a photo of the job, and its files: customers their own until it is over, the owner every one (rule 428). */
export async function removePhoto(
  { name, ...request }: ChangeRequest & { name: string },
  services: PhotoServices,
): Promise<ChangeResult<PhotosRefusal>> {
  const database = services.client.connection();
  const isIt = (photo: KeptPhoto) => photo.name === name;
  const isOf = (kind: PhotoKind) => findPhotos(database, request.jobId, kind).some(isIt);
  const kind = (request.who === "owner" && PHOTO_KINDS.find(isOf)) || "customer";
  const result = await change(request, services, kind, (before, stage) => {
    if (request.who !== "owner" && !mayShowPhotos(stage)) return { ok: false, refusal: "ended" };
    if (!before.some(isIt)) return { ok: false, refusal: "gone" };
    const event = changed(request, before.length, before.length - 1);
    return { ok: true, event, photos: { remove: [name] } };
  });
  if (result.kind === "changed") await services.photos.discard(name);
  return result;
}

function change(
  request: ChangeRequest,
  services: PhotoServices,
  kind: PhotoKind,
  decide: (before: readonly KeptPhoto[], stage: JobStage) => Decision<PhotosRefusal>,
): Promise<ChangeResult<PhotosRefusal>> {
  const change: JobChange<PhotosRefusal> = {
    id: request.jobId,
    requestId: request.requestId,
    revision: request.revision,
    by: request.by,
    at: services.now(),
    decide: ({ id, stage }, database) => decide(findPhotos(database, id, kind), stage),
  };
  return services.client.write((free) => changeJob(free, change));
}

function changed({ who }: Pick<ChangeRequest, "who">, before: number, after: number): NewJobEvent {
  return { who, what: "photos-changed", before: { photos: before }, after: { photos: after } };
}

/**
 * Makes photos of files, as many as there is room for. @returns the others, each with why not
 * @param kept gets the photos that were made, also those before a failure
 */
export async function keepFiles(
  files: readonly SentFile[],
  room: number,
  kept: (KeptPhoto & Pick<SentFile, "sha256">)[],
  photos: PhotoStore,
): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = [];
  for (const { name: file, path, isCutOff, sha256 } of files) {
    if (isCutOff) refused.push({ file, why: "too-large" });
    else if (kept.length >= room) refused.push({ file, why: "no-room" });
    else {
      const made = await photos.keep(path);
      if (made.ok) kept.push({ ...made.photo, sha256 });
      else refused.push({ file, why: made.why });
    }
  }
  return refused;
}

function mayAdd(stage: JobStage, kind: PhotoKind): boolean {
  return kind === "customer" ? mayShowPhotos(stage) : mayAddCrewPhotos(stage);
}
