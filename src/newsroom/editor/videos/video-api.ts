// The calls of the newsroom's API for videos.
import * as v from 'valibot';
import {
	type FilmUpload,
	type FilmUploads,
	type FinishedUpload,
	filmUploadSchema,
	filmUploadsSchema,
	finishedUploadSchema,
	type NewUpload,
	type StoredCaptions,
	storedCaptionsSchema,
	type VideoUses,
	videoUsesSchema,
} from '#newsroom/contract';
import { call, type Outcome, outcomeOf, send } from '../api.ts';
import { inBrand } from '../places.ts';

const uploads = 'videos/subidas/';

/** The person's uploads that are not finished, and the largest film that is taken. */
export const readUploads = (): Promise<Outcome<FilmUploads>> => call(uploads, filmUploadsSchema);

/** Begins an upload, or finds the one of the same file that broke off. */
export const beginUpload = (file: NewUpload): Promise<Outcome<FilmUpload>> =>
	call(uploads, filmUploadSchema, { ...send(file), method: 'POST' });

/** Asks for the video of an upload that is whole. */
export const finishUpload = (id: string): Promise<Outcome<FinishedUpload>> =>
	call(`${uploads}${id}/terminar/`, finishedUploadSchema, { method: 'POST' });

/** Ends an upload; what arrived is forgotten. */
export const cancelUpload = (id: string): Promise<Outcome<unknown>> => call(`${uploads}${id}/cancelar/`, v.unknown(), { method: 'PUT' });

/** A piece of a film that begins at a byte of it. `onBytes` is told how many of its bytes were sent. */
export type FilmPiece = {
	readonly id: string;
	readonly start: number;
	readonly bytes: Blob;
	readonly onBytes: (sent: number) => void;
	readonly signal: AbortSignal;
};

/** Sends a piece. `fetch` does not tell how much of a body was sent. */
export async function putPiece({ id, start, bytes, onBytes, signal }: FilmPiece): Promise<Outcome<FilmUpload>> {
	const request = new XMLHttpRequest();
	request.open('PUT', inBrand(`api/${uploads}${id}/${start}/`));
	request.setRequestHeader('content-type', 'application/octet-stream');
	request.responseType = 'json';
	request.upload.onprogress = ({ loaded }) => onBytes(loaded);
	const stop = () => request.abort();
	signal.addEventListener('abort', stop);
	await new Promise((ended) => {
		request.onloadend = ended;
		request.send(bytes);
	});
	signal.removeEventListener('abort', stop);
	const answer: unknown = request.response;
	return request.status === 0 || answer === null ? { kind: 'offline' } : outcomeOf(request.status, filmUploadSchema, answer);
}

/** Stores a WebVTT or SubRip file. */
export const storeCaptions = (text: string): Promise<Outcome<StoredCaptions>> =>
	call('videos/subtitulos/', storedCaptionsSchema, { ...send({ text }), method: 'POST' });

const videoPath = (id: string): string => `videos/${encodeURIComponent(id)}/`;

/** The works that have a video. */
export const readVideoUses = (id: string): Promise<Outcome<VideoUses>> => call(`${videoPath(id)}usos/`, videoUsesSchema);

/** Deletes a video with its film. */
export const deleteVideo = (id: string): Promise<Outcome<unknown>> => call(`${videoPath(id)}borrar/`, v.unknown(), { method: 'PUT' });
