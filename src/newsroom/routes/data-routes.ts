import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { EditedKind } from '#content';
import { parseInput } from '#platform/route-schemas';
import { choiceLists } from '../data-desk/choice-lists.ts';
import { draftsOf } from '../data-desk/drafts.ts';
import { formPath, listPath } from '../data-desk/form-path.ts';
import { inUsualOrder, nameOfDocument } from '../data-desk/name-of-document.ts';
import { withdrawData } from '../data-desk/publish-data.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { type DataFormPage, dataFormPage } from '../pages/data-desk/data-form-page.tsx';
import { type DataListView, dataKindsPage, dataListPage } from '../pages/data-desk/data-pages.tsx';
import { root } from '../pages/data-desk/form-view.ts';
import { withdrawPage } from '../pages/data-desk/withdraw-page.tsx';
import { refuse } from '../refuse.ts';
import { draftNumber } from './data-desk/draft-number.ts';
import { kindNamed } from './data-desk/kind-named.ts';
import { blankForm, openDocument, openDraft, openVersion } from './data-desk/open-document.ts';
import { openNamed } from './data-desk/open-named.ts';
import { seenAfterField } from './data-desk/published-query.ts';
import { type Taken, takeForm } from './data-desk/take-form.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { parseForm, seeOther, sendPage, sendPreview, textField } from './responses.ts';

const listInput = v.object({
	params: v.object({ kind: v.string() }),
	query: v.object({ q: textField(200), hecho: textField(20), borrador: draftNumber }),
});
const documentInput = v.object({
	params: v.object({ kind: v.string(), id: v.pipe(v.string(), v.maxLength(200)) }),
	query: v.object({
		hecho: textField(20),
		tras: seenAfterField,
		borrador: draftNumber,
		version: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
	}),
});
const namingInput = v.object({ params: v.object({ kind: v.string() }), query: v.object({ nombre: textField(2_000) }) });
const fieldsForm = v.record(v.string(), v.string());
/** The form of a long document, such as an election, in bytes. */
const formBytes = 2_000_000;

/** The pages on which editors write what the sites show besides stories. */
export const dataRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const page = `${brandRoot}datos/`;
		const document = `${page}:kind/documento/:id/`;
		const placeOf = (request: FastifyRequest) => {
			const { params, query } = parseInput(documentInput, request);
			const kind = kindNamed(params.kind);
			const { id: brand } = staffOf(request).site.brand;
			return { kind, id: params.id, ...query, list: listPath(brand, kind), action: formPath(brand, kind, params.id) };
		};
		app.get(page, permit('edit-data'), async (request, reply) => {
			const signedIn = staffOf(request);
			return sendPage(reply, dataKindsPage(signedIn, await deps.content.dataCounts(signedIn.site.brand.id)));
		});
		app.get(`${page}:kind/`, permit('edit-data'), async (request, reply) => {
			const { params, query } = parseInput(listInput, request);
			const list = { kind: kindNamed(params.kind), words: query.q, done: query.hecho, discarded: query.borrador };
			return sendPage(reply, dataListPage(staffOf(request), await listWith(deps, staffOf(request), list)));
		});
		app.get(`${page}:kind/abrir/`, permit('edit-data'), (request, reply) => openByName(deps, request, reply));
		app.get(`${page}:kind/nuevo/`, permit('edit-data'), async (request, reply) => {
			const { params, query } = parseInput(listInput, request);
			const [signedIn, kind] = [staffOf(request), kindNamed(params.kind)];
			const draft = await openedDraft(deps, signedIn, { kind, id: undefined, ...query });
			return sendForm(deps, reply, { signedIn, page: draft ?? blankForm(deps, signedIn, kind) });
		});
		app.post(`${page}:kind/nuevo/`, { ...permit('edit-data'), bodyLimit: formBytes }, async (request, reply) => {
			const { params } = parseInput(listInput, request);
			const taken = await takeForm(deps, staffOf(request), {
				kind: kindNamed(params.kind),
				id: undefined,
				form: parseForm(request, fieldsForm),
			});
			return answer(deps, reply, { signedIn: staffOf(request), taken });
		});
		app.get(document, permit('edit-data'), async (request, reply) => {
			const [signedIn, { version, ...place }] = [staffOf(request), placeOf(request)];
			const draft = await openedDraft(deps, signedIn, place);
			if (draft) return sendForm(deps, reply, { signedIn, page: draft });
			const opened =
				version === undefined
					? await openDocument(deps, signedIn, { ...place, done: place.hecho, seenAfter: place.tras })
					: await openVersion(deps, signedIn, { ...place, version });
			return sendForm(deps, reply, { signedIn, page: opened ?? refuse('data-not-found') });
		});
		app.post(document, { ...permit('edit-data'), bodyLimit: formBytes }, async (request, reply) => {
			const { kind, id } = placeOf(request);
			const taken = await takeForm(deps, staffOf(request), { kind, id, form: parseForm(request, fieldsForm) });
			return answer(deps, reply, { signedIn: staffOf(request), taken });
		});
		app.get(`${document}quitar/`, permit('edit-data'), async (request, reply) => {
			const [signedIn, { kind, id, action }] = [staffOf(request), placeOf(request)];
			const opened = (await openDocument(deps, signedIn, { kind, id, done: '' })) ?? refuse('data-not-found');
			return sendPage(reply, withdrawPage(signedIn, { kind, name: nameOfDocument(kind, id, opened.title), action }));
		});
		app.post(`${document}quitar/`, permit('edit-data'), async (request, reply) => {
			const place = placeOf(request);
			if (!(await withdrawData(deps, staffOf(request), place))) refuse('data-not-found');
			return seeOther(reply, `${place.list}?hecho=quitado`);
		});
	};

type DraftQuery = {
	readonly kind: EditedKind;
	readonly id: string | undefined;
	readonly borrador?: number | undefined;
	readonly hecho: string;
};

/** The form with the draft that an address names; undefined when it names none. Refuses one that was published or discarded. */
async function openedDraft(deps: NewsroomDeps, signedIn: SignedInStaff, { kind, id, borrador, hecho }: DraftQuery) {
	if (borrador === undefined) return undefined;
	const opened = await openDraft(deps, signedIn, { kind, id, number: borrador, isSaved: hecho === 'guardado' });
	return opened ?? refuse('data-not-found');
}

type Answered = { readonly signedIn: SignedInStaff; readonly taken: Taken };

/** Answers a posted form. */
async function answer(deps: NewsroomDeps, reply: FastifyReply, { signedIn, taken }: Answered): Promise<FastifyReply> {
	if ('location' in taken) return seeOther(reply, taken.location);
	return 'preview' in taken ? sendPreview(reply, taken.preview) : sendForm(deps, reply, { signedIn, ...taken });
}

type Sent = { readonly signedIn: SignedInStaff; readonly page: DataFormPage; readonly status?: number };

/** Sends a form with the lists from which its fields suggest values. */
async function sendForm(deps: NewsroomDeps, reply: FastifyReply, { signedIn, page, status = 200 }: Sent): Promise<FastifyReply> {
	const lists = await choiceLists(deps, signedIn.site.brand.id, { field: page.form.field, typed: page.typed.get(root) });
	return sendPage(reply, dataFormPage(signedIn, page, lists), status);
}

/** Leads to the form of the document that an editor named, or shows the list again and says why there is none. */
async function openByName(deps: NewsroomDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { params, query } = parseInput(namingInput, request);
	const [signedIn, kind] = [staffOf(request), kindNamed(params.kind)];
	const opened = await openNamed(deps, signedIn, { kind, typed: query.nombre });
	if ('location' in opened) return seeOther(reply, opened.location);
	const list = await listWith(deps, signedIn, { kind, words: '', done: '', named: opened });
	return sendPage(reply, dataListPage(signedIn, list), 422);
}

/** A list with the documents of its kind that have its words, and the drafts. */
async function listWith(deps: NewsroomDeps, { site }: SignedInStaff, list: Omit<DataListView, 'rows' | 'drafts'>): Promise<DataListView> {
	const { id: brand } = site.brand;
	const [rows, drafts] = await Promise.all([
		deps.content.dataRows(brand, list.kind, list.words.trim()),
		draftsOf(deps, brand, { kind: list.kind, id: undefined }),
	]);
	return { ...list, rows: inUsualOrder(rows), drafts };
}
