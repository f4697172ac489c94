// The calls of the newsroom's API for comments in the margin. Each answers with all comments of the story.
import { type Margin, marginSchema, type NewComment, type Resolution } from '#newsroom/contract';
import { call, type Outcome, send } from '../api.ts';

const commentsPath = (id: string): string => `notas/${encodeURIComponent(id)}/comentarios/`;

export const readMargin = (id: string): Promise<Outcome<Margin>> => call(commentsPath(id), marginSchema);

export const addComment = (id: string, comment: NewComment): Promise<Outcome<Margin>> =>
	call(commentsPath(id), marginSchema, { ...send(comment), method: 'POST' });

/** Resolves a thread, or opens it again. */
export const resolveThread = (id: string, number: number, resolution: Resolution): Promise<Outcome<Margin>> =>
	call(`${commentsPath(id)}${number}/`, marginSchema, send(resolution));

/** Removes a comment of the person. */
export const removeComment = (id: string, number: number): Promise<Outcome<Margin>> =>
	call(`${commentsPath(id)}${number}/quitar/`, marginSchema, { method: 'PUT' });
