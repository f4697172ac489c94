import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RefusedResult } from '#content';
import { type Menu, menuLevels, menuMark } from '#content/contract';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../../audit/record-staff-event.ts';
import { changeMenu, type MenuName, menuNames, menuStepOf, newLink } from '../../data-desk/menus.ts';
import { type SeenAfter, watchPage } from '../../data-desk/watch-page.ts';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { type MenuForm, type MenuNotice, menuPage } from '../../pages/data-desk/menu-page.tsx';
import { publishedText } from '../../pages/data-desk/published-text.ts';
import { senderOf } from '../../stories/edit-story.ts';
import { brandRoot, permit, staffOf } from '../guard.ts';
import { parseForm, seeOther, sendPage, sendPreview, textField } from '../responses.ts';
import { publishedQuery, seenAfterField } from './published-query.ts';

const address = v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^(?:\/(?![/\\])|https?:\/\/)\S*$/));
const linkSchema = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)), url: address });
const places = v.pipe(
	v.array(
		v.object({
			id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
			depth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(menuLevels - 1)),
			link: v.optional(linkSchema),
		}),
	),
	v.maxLength(300),
	v.check((given) => new Set(given.map(({ id }) => id)).size === given.length),
	v.check((given) => given.every(({ depth }, at) => depth <= (given[at - 1]?.depth ?? -1) + 1)),
);
const pageInput = v.object({
	params: v.object({ menu: v.picklist(menuNames) }),
	query: v.object({ hecho: textField(20), tras: seenAfterField }),
});
const formInput = v.object({
	menu: v.pipe(v.string(), v.maxLength(100_000), v.parseJson(), places),
	before: textField(100_000),
	hacer: textField(20),
	nodo: textField(200),
	nombre: textField(200),
	direccion: textField(1_000),
});
type Posted = v.InferOutput<typeof formInput>;

const wrongLink: MenuNotice = { kind: 'bad', text: 'El enlace necesita un texto, y una dirección que empiece con / o https://.' };
const conflict: MenuNotice = {
	kind: 'bad',
	text: 'No se publicó: mientras tanto, otra persona cambió este menú. Lo tuyo sigue acá; si publicás de nuevo, queda lo tuyo.',
};

const published = (seenAfter: SeenAfter): MenuNotice => ({ kind: 'good', text: publishedText(seenAfter) });

const refusedNotice = ({ problems }: RefusedResult): MenuNotice => ({
	kind: 'bad',
	text: `No se publicó: ${problems.map(({ message }) => message).join('; ')}`,
});

/** The forms of the menus of a site. */
export const menuRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const page = `${brandRoot}menus/:menu/`;
		app.get(page, permit('edit-data'), async (request, reply) => {
			const { params, query } = parseInput(pageInput, request);
			const stored = await deps.content.menu(staffOf(request).site.brand.id, params.menu);
			const form = { ...formOf(params.menu, stored), ...(query.hecho === 'publicado' && { notice: published(query.tras) }) };
			return sendPage(reply, menuPage(staffOf(request), form));
		});
		app.post(page, permit('edit-data'), async (request, reply) => {
			const { params } = parseInput(pageInput, request);
			const posted = parseForm(request, formInput);
			const stored = await deps.content.menu(staffOf(request).site.brand.id, params.menu);
			const typed = { name: posted.nombre, url: posted.direccion };
			const form = { ...formOf(params.menu, stored), places: posted.menu, before: posted.before, typed };
			if (posted.hacer === 'vista') return preview(deps, reply, form);
			if (posted.hacer !== 'publicar') return sendPage(reply, menuPage(staffOf(request), { ...form, ...changed(form, posted) }));
			const { id: brand } = staffOf(request).site.brand;
			const seenAfter = await watchPage(deps.requestPublicPage, { brand, path: '/' });
			const notice = await publish(deps, request, form);
			if (!notice) return seeOther(reply, `/${brand}/menus/${params.menu}/?${new URLSearchParams(publishedQuery(await seenAfter()))}`);
			return sendPage(reply, menuPage(staffOf(request), { ...form, before: menuMark(stored.entries), notice }), 409);
		});
	};

const formOf = (menu: MenuName, { entries, others }: Menu): MenuForm => ({
	menu,
	places: entries.map(({ id, depth }) => ({ id, depth })),
	before: menuMark(entries),
	nodes: [...entries, ...others],
});

/** What a button changes in a form, before anything is published. */
function changed({ places: before, nodes }: MenuForm, { hacer, nodo, nombre, direccion }: Posted): Partial<MenuForm> {
	const step = menuStepOf(hacer);
	if (step) return { places: changeMenu(before, step) };
	const taken = before.map(({ id }) => id);
	if (hacer === 'add' && !taken.includes(nodo) && nodes.some(({ id }) => id === nodo))
		return { places: [...before, { id: nodo, depth: 0 }] };
	if (hacer !== 'link') return {};
	const link = v.safeParse(linkSchema, { name: nombre, url: direccion });
	if (!link.success) return { notice: wrongLink };
	return { places: [...before, newLink(link.output, [...taken, ...nodes.map(({ id }) => id)])], typed: undefined };
}

/** The home of the site with the menu as it is in the form. */
async function preview({ previews }: NewsroomDeps, reply: FastifyReply, form: MenuForm): Promise<FastifyReply> {
	const signedIn = staffOf(reply.request);
	const edit = { hierarchy: form.menu, places: form.places };
	const shown = await previews.afterEdit(signedIn.site, senderOf(signedIn), { edit, path: '/' });
	if (shown && 'body' in shown) return sendPreview(reply, shown);
	return sendPage(reply, menuPage(signedIn, { ...form, ...(shown && { notice: refusedNotice(shown) }) }), 422);
}

/** Publishes a menu and records it. Returns why it was not published; undefined when it was. */
async function publish(
	deps: NewsroomDeps,
	request: FastifyRequest,
	{ menu, places: entries, before }: MenuForm,
): Promise<MenuNotice | undefined> {
	const signedIn = staffOf(request);
	const outcome = await deps.content.editMenu(senderOf(signedIn), { hierarchy: menu, before, places: entries });
	if (outcome.kind === 'conflict') return conflict;
	if (outcome.kind === 'refused') return refusedNotice(outcome);
	await recordStaffEvent(deps, {
		staff: signedIn.staff.id,
		event: 'menu_published',
		details: { brand: signedIn.site.brand.id, menu, before, after: menuMark(entries) },
	});
	return undefined;
}
