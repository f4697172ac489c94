import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { recordStaffEvent, type StaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { watchedWordsPage } from '../pages/watched-words-page.tsx';
import { unwatchWords, watchedWords, watchWords } from '../stories/watched-words.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { parseForm, seeOther, sendPage, textField } from './responses.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const addForm = v.object({ words, advice: textField(300) });
const removeForm = v.object({ words });
const page = `${brandRoot}palabras/`;

/** The page and the forms of the watched words. */
export const watchedWordRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const record = (request: Parameters<typeof staffOf>[0], event: StaffEvent, details: object) => {
			const { staff, site } = staffOf(request);
			return recordStaffEvent(deps, { staff: staff.id, event, details: { brand: site.brand.id, ...details } });
		};
		app.get(page, permit('edit-rules'), async (request, reply) => {
			const signedIn = staffOf(request);
			return sendPage(reply, watchedWordsPage(signedIn, await watchedWords(deps, signedIn.site.brand.id)));
		});
		app.post(page, permit('edit-rules'), async (request, reply) => {
			const added = parseForm(request, addForm);
			await watchWords(deps, staffOf(request).site.brand.id, added);
			await record(request, 'words_watched', added);
			return seeOther(reply, `/${staffOf(request).site.brand.id}/palabras/`);
		});
		app.post(`${page}quitar/`, permit('edit-rules'), async (request, reply) => {
			const removed = parseForm(request, removeForm);
			await unwatchWords(deps, staffOf(request).site.brand.id, removed.words);
			await record(request, 'words_unwatched', removed);
			return seeOther(reply, `/${staffOf(request).site.brand.id}/palabras/`);
		});
	};
