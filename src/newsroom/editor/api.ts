// The calls of the newsroom's API from the browser.
import * as v from 'valibot';
import {
	addressSchema,
	type BulkDone,
	type BulkInput,
	bulkDoneSchema,
	conflictSchema,
	type DeskList,
	type DeskNow,
	deadLinksSchema,
	deskListSchema,
	deskNowSchema,
	type Edit,
	type EffectView,
	effectsSchema,
	type LibraryList,
	type LibraryPicture,
	libraryListSchema,
	libraryPictureSchema,
	madeLinkSchema,
	type NewestStory,
	newestSchema,
	type Picture,
	type PictureUses,
	type PictureWords,
	type PlanInput,
	type PreviewLink,
	pictureSchema,
	pictureUsesSchema,
	previewLinksSchema,
	type Refused,
	type Room,
	refusedSchema,
	roomSchema,
	type StoredStory,
	type StoryPictures,
	seenSchema,
	storedStorySchema,
	storyPicturesSchema,
	type Trial,
	type VersionList,
	versionListSchema,
	versionTextSchema,
} from '#newsroom/contract';
import { inBrand } from './places.ts';

/** What a call came to. `offline`: no answer, or the server cannot answer now; the call may be made again. */
export type Outcome<T> =
	| { readonly kind: 'done'; readonly value: T }
	| { readonly kind: 'offline' }
	| { readonly kind: 'signed-out' }
	| { readonly kind: 'conflict'; readonly newest: StoredStory | undefined }
	| ({ readonly kind: 'refused' } & Refused);

/** Longest wait for an answer in ms; a picture has longer. */
const patience = { usual: 20_000, upload: 300_000 };

type Call = { readonly method?: string; readonly body?: BodyInit; readonly type?: string; readonly waitMs?: number };

/** Makes a call of the API of this brand. */
export async function call<Schema extends v.GenericSchema>(
	path: string,
	schema: Schema,
	{ method = 'GET', body, type, waitMs }: Call = {},
): Promise<Outcome<v.InferOutput<Schema>>> {
	try {
		const signal = AbortSignal.timeout(waitMs ?? patience.usual);
		const headers = { ...(type !== undefined && { 'content-type': type }) };
		const response = await fetch(inBrand(`api/${path}`), { method, headers, signal, ...(body !== undefined && { body }) });
		return outcomeOf(response.status, schema, await response.json());
	} catch {
		return { kind: 'offline' };
	}
}

/** What an answer with a status and a JSON body means. */
export function outcomeOf<Schema extends v.GenericSchema>(status: number, schema: Schema, json: unknown): Outcome<v.InferOutput<Schema>> {
	if (status < 300) return { kind: 'done', value: v.parse(schema, json) };
	if (status === 401) return { kind: 'signed-out' };
	const conflict = v.safeParse(conflictSchema, json);
	if (status === 409 && conflict.success) return { kind: 'conflict', newest: conflict.output.newest };
	// 507: there is no room, and waiting does not help.
	if (status === 429 || (status >= 500 && status !== 507)) return { kind: 'offline' };
	return { kind: 'refused', ...v.parse(refusedSchema, json) };
}

/** A call that sends JSON. */
export const send = (edit: object): Call => ({ method: 'PUT', body: JSON.stringify(edit), type: 'application/json' });
const storyPath = (id: string) => `notas/${encodeURIComponent(id)}/`;

/** The brand, who is signed in, and what a story can be filed under. */
export const readRoom = (): Promise<Outcome<Room>> => call('lugar/', roomSchema);

/** One page of the desk. */
export const readDesk = (query: Readonly<Record<string, string>>): Promise<Outcome<DeskList>> =>
	call(`notas/?${new URLSearchParams(query)}`, deskListSchema);

/** Whether an address of the brand is taken. */
export const readAddress = (path: string): Promise<Outcome<{ taken: boolean }>> =>
	call(`direcciones/?${new URLSearchParams({ path })}`, addressSchema);
/** Who has which story open, the saved views, and the last change that can be undone. */
export const readDeskNow = (): Promise<Outcome<DeskNow>> => call('mesa/', deskNowSchema);

/** Makes a bulk change: all stories change, or none. */
export const changeTogether = (input: BulkInput): Promise<Outcome<BulkDone>> =>
	call('mesa/', bulkDoneSchema, { ...send(input), method: 'POST' });

/** Undoes a bulk change. */
export const undoBulk = (change: number): Promise<Outcome<BulkDone>> =>
	call(`mesa/${change}/deshacer/`, bulkDoneSchema, { method: 'POST' });

/** Saves a view of the desk under its name. An empty query removes the view. */
export const keepView = (view: { name: string; query: string }): Promise<Outcome<unknown>> => call('vistas/', v.unknown(), send(view));

/** Tells the server that the person has a story open. */
export const sayPresent = (id: string): Promise<Outcome<unknown>> => call(`${storyPath(id)}presencia/`, v.unknown(), { method: 'PUT' });

/** The newest text of a story; none when it was never saved. */
export const readStory = (id: string): Promise<Outcome<NewestStory>> => call(storyPath(id), newestSchema);

/** The newest text of a story, unless it is of the given revision. */
export const readNewer = (id: string, revision: string): Promise<Outcome<NewestStory>> =>
	call(`${storyPath(id)}?${new URLSearchParams({ revision })}`, newestSchema);

/** The stream of the revisions of a story: an event `revision` with the one it has, and with each one after it. */
export const revisionsPath = (id: string): string => inBrand(`api/${storyPath(id)}revisiones/`);

/** Saves a draft. */
export const saveStory = (id: string, edit: Edit): Promise<Outcome<StoredStory>> => call(storyPath(id), storedStorySchema, send(edit));

/** Publishes a text. */
export const publishStory = (id: string, edit: Edit): Promise<Outcome<StoredStory>> =>
	call(`${storyPath(id)}publicar/`, storedStorySchema, send(edit));

/** Takes a story from readers. */
export const withdrawStory = (id: string, base: string): Promise<Outcome<StoredStory>> =>
	call(`${storyPath(id)}retirar/`, storedStorySchema, send({ base }));

/** Stores a text and a plan for it. */
export const planStory = (id: string, plan: PlanInput): Promise<Outcome<StoredStory>> =>
	call(`${storyPath(id)}programar/`, storedStorySchema, send(plan));

/** Cancels a plan. */
export const cancelPlan = (id: string, action: PlanInput['action']): Promise<Outcome<StoredStory>> =>
	call(`${storyPath(id)}desprogramar/`, storedStorySchema, send({ action }));

/** Puts a story away, or recovers it. */
export const putAside = (id: string, verb: 'descartar' | 'recuperar'): Promise<Outcome<StoredStory>> =>
	call(`${storyPath(id)}${verb}/`, storedStorySchema, { method: 'PUT' });

/** What a publication would change. */
export const readEffects = (id: string, trial: Trial): Promise<Outcome<{ effects: readonly EffectView[] }>> =>
	call(`${storyPath(id)}efectos/`, effectsSchema, { ...send(trial), method: 'POST' });

/** Whether readers of a brand have a change. If the query names no change: whether the page is gone. The server answers when that is so. */
export const readSeen = (query: Readonly<Record<string, string>>): Promise<Outcome<{ seen: boolean }>> =>
	call(`visto/?${new URLSearchParams(query)}`, seenSchema);

/** Those of the links that lead to no page for readers. */
export const readDeadLinks = (links: readonly { brand: string; path: string }[]): Promise<Outcome<{ dead: readonly { path: string }[] }>> =>
	call('enlaces/', deadLinksSchema, { ...send({ links }), method: 'POST' });

/** The last hundred versions of a story. */
export const readVersions = (id: string): Promise<Outcome<VersionList>> => call(`${storyPath(id)}versiones/`, versionListSchema);

/** Gives a version a name and a note. */
export const nameVersion = (id: string, revision: string, named: { name: string; note: string }): Promise<Outcome<unknown>> =>
	call(`${storyPath(id)}versiones/${revision}/`, v.unknown(), send(named));

/** The preview links of a story. */
export const readPreviewLinks = (id: string): Promise<Outcome<{ links: readonly PreviewLink[] }>> =>
	call(`${storyPath(id)}enlaces/`, previewLinksSchema);

/** Makes a preview link for some hours. Only this answer has its address. */
export const makePreviewLink = (id: string, hours: number): Promise<Outcome<{ address: string; links: readonly PreviewLink[] }>> =>
	call(`${storyPath(id)}enlaces/`, madeLinkSchema, { ...send({ hours }), method: 'POST' });

/** Revokes a preview link. */
export const endPreviewLink = (id: string, number: number): Promise<Outcome<{ links: readonly PreviewLink[] }>> =>
	call(`${storyPath(id)}enlaces/${number}/anular/`, previewLinksSchema, { method: 'POST' });

/** The ANS of a version. */
export const readVersion = (id: string, revision: string): Promise<Outcome<{ text: string }>> =>
	call(`${storyPath(id)}versiones/${revision}/`, versionTextSchema);

/** One page of the pictures of the library. */
export const readLibrary = (query: Readonly<Record<string, string>>): Promise<Outcome<LibraryList>> =>
	call(`biblioteca/?${new URLSearchParams(query)}`, libraryListSchema);

/** The pictures in one page of the stories in a state. */
export const readStoryPictures = (query: Readonly<Record<string, string>>): Promise<Outcome<StoryPictures>> =>
	call(`biblioteca/notas/?${new URLSearchParams(query)}`, storyPicturesSchema);

/** Stores a picture in the library. */
export const uploadPicture = (file: File): Promise<Outcome<LibraryPicture>> =>
	call('biblioteca/', libraryPictureSchema, { method: 'POST', body: file, type: file.type || 'image/unknown', waitMs: patience.upload });

/** Changes the words, the focal point and the rights of a picture. */
export const describePicture = (id: string, words: PictureWords): Promise<Outcome<LibraryPicture>> =>
	call(`biblioteca/${id}/`, libraryPictureSchema, send(words));

/** Takes a picture out of the library. */
export const removePicture = (id: string): Promise<Outcome<unknown>> => call(`biblioteca/${id}/quitar/`, v.unknown(), { method: 'PUT' });

/** The published stories that have a picture. */
export const readUses = (id: string): Promise<Outcome<PictureUses>> => call(`biblioteca/${id}/usos/`, pictureUsesSchema);

/** Stores a picture. */
export const storePicture = (file: File): Promise<Outcome<Picture>> =>
	call('imagenes/', pictureSchema, { method: 'POST', body: file, type: file.type, waitMs: patience.upload });
