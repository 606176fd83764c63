/** The posts that wait on this device, in IndexedDB, so that photos too survive closing the app. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { NewPost, WaitingPost } from "./desk-queue.ts";

interface DeskSchema extends DBSchema {
  posts: { key: number; value: WaitingPost; indexes: { person: string } };
}

let opened: Promise<IDBPDatabase<DeskSchema>> | null = null;

function open(): Promise<IDBPDatabase<DeskSchema>> {
  opened ??= openDatabase();
  return opened;
}

function openDatabase(): Promise<IDBPDatabase<DeskSchema>> {
  const opening = openDB<DeskSchema>("desk", 1, {
    upgrade(database) {
      const posts = database.createObjectStore("posts", { keyPath: "id", autoIncrement: true });
      posts.createIndex("person", "person");
    },
    // A later version of the desk, or the browser, wants it.
    blocking: close,
    terminated: close,
  });
  // One that failed (a full disk, a private window) is tried again with the next post.
  opening.catch(() => {
    if (opened === opening) opened = null;
  });
  return opening;
}

function close(): void {
  void opened?.then((database) => database.close()).catch(() => {});
  opened = null;
}

/** A person's posts, the first one first. */
export async function readPosts(person: string): Promise<WaitingPost[]> {
  const posts = await (await open()).getAllFromIndex("posts", "person", person);
  // The version before kept a refusal under another name.
  return posts.map((post) => ({ ...post, refusal: post.refusal ?? null }));
}

/** Keeps a post; the very same one once. @returns it, with its number */
export async function addPost(post: NewPost): Promise<WaitingPost> {
  const transaction = (await open()).transaction("posts", "readwrite");
  const waiting = await transaction.store.index("person").getAll(post.person);
  const same = waiting.find((one) => !one.refusal && isSame(one, post));
  const added = { ...post, faults: 0, refusal: null };
  // The number is the database's to give.
  const id = same ? same.id : await transaction.store.add(added as WaitingPost);
  await transaction.done;
  return same ?? { ...added, id };
}

function isSame(one: NewPost, other: NewPost): boolean {
  const files = ({ files }: NewPost) => files.map(({ name, size }) => [name, size]);
  const whole = (post: NewPost) => JSON.stringify([post.action, post.fields, files(post)]);
  return whole(one) === whole(other);
}

/** Changes a post that waits still; one that was taken back meanwhile stays away. */
export async function replacePost(post: WaitingPost): Promise<void> {
  const { store, done } = (await open()).transaction("posts", "readwrite");
  if (await store.getKey(post.id)) await store.put(post);
  await done;
}

export async function removePost(id: number): Promise<void> {
  await (await open()).delete("posts", id);
}

/** Removes all of a person's posts; those of others stay. */
export async function removePosts(person: string): Promise<void> {
  const transaction = (await open()).transaction("posts", "readwrite");
  for (const id of await transaction.store.index("person").getAllKeys(person)) {
    await transaction.store.delete(id);
  }
  await transaction.done;
}
