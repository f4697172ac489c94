import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../../audit/record-staff-event.ts';
import type { StaffEvent } from '../../audit/staff-events.ts';
import type { NewsroomDeps, SignedInStaff } from '../../newsroom-deps.ts';
import { answersPage, openCallsPage } from '../../pages/call-answers-page.tsx';
import { typeOfFile } from '../../readers/drawn-files.ts';
import { refuse } from '../../refuse.ts';
import { brandRoot, permit, staffOf } from '../guard.ts';
import { sendPage } from '../responses.ts';

const call = v.object({ call: v.pipe(v.string(), v.maxLength(200)) });
const callInput = v.object({
	params: call,
	query: v.object({ pagina: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.toNumber()), '1') }),
});
const fileInput = v.object({ params: v.object({ ...call.entries, name: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) }) });

/** What readers answered to open calls. Staff see it to choose participants; each view is an event of the log (decision 25). */
export const callAnswerRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const page = `${brandRoot}respuestas/`;
		app.get(page, permit('read-answers'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { id } = signedIn.site.brand;
			const [counts, calls] = await Promise.all([deps.applications.counts(id), deps.content.dataRows(id, 'call', '')]);
			return sendPage(reply, openCallsPage(signedIn, { counts, calls }));
		});
		app.get(`${page}:call/`, permit('read-answers'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { params, query } = parseInput(callInput, request);
			const title = await titleOf(deps, signedIn, params.call);
			const applications = await deps.applications.list(placeOf(signedIn, params.call));
			await record(deps, signedIn, { event: 'answers_opened', call: params.call });
			return sendPage(reply, answersPage(signedIn, { call: params.call, title, applications, page: query.pagina }));
		});
		app.get(`${page}:call/tabla/`, permit('read-answers'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { params } = parseInput(callInput, request);
			await titleOf(deps, signedIn, params.call);
			const table = await deps.applications.csv(placeOf(signedIn, params.call));
			await record(deps, signedIn, { event: 'answers_exported', call: params.call });
			return saved(reply, 'respuestas.csv').type('text/csv; charset=utf-8').send(table);
		});
		app.get(`${page}:call/archivos/:name/`, permit('read-answers'), (request, reply) => sendFile(deps, request, reply));
	};

const placeOf = ({ site }: SignedInStaff, openCall: string) => ({ brand: site.brand.id, openCall });

/** The title of a call of the brand, also of one that readers do not see any more. */
async function titleOf({ content }: NewsroomDeps, { site }: SignedInStaff, call: string): Promise<string> {
	const rows = await content.dataRows(site.brand.id, 'call', '');
	return rows.find(({ id }) => id === call)?.title ?? refuse('data-not-found');
}

/** Sends a file as it came. Nothing in it runs: it is saved, or drawn as a picture of the page. */
async function sendFile(deps: NewsroomDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const signedIn = staffOf(request);
	const { params } = parseInput(fileInput, request);
	const found = (await deps.applications.file(placeOf(signedIn, params.call), params.name, request.raw)) ?? refuse('data-not-found');
	if (request.headers['sec-fetch-dest'] !== 'image') await record(deps, signedIn, { event: 'answer_file_opened', call: params.call });
	const { answer, saveAs } = found;
	return saved(reply.code(answer.status).headers(answer.headers), saveAs)
		.type(typeOfFile(saveAs.slice(saveAs.lastIndexOf('.') + 1)))
		.send(answer.body);
}

const saved = (reply: FastifyReply, name: string): FastifyReply =>
	reply.headers({
		'cache-control': 'no-store',
		'content-disposition': `attachment; filename="${name}"`,
		'content-security-policy': "default-src 'none'; sandbox",
		'referrer-policy': 'no-referrer',
		'x-content-type-options': 'nosniff',
	});

type View = { readonly event: StaffEvent; readonly call: string };

const record = (deps: NewsroomDeps, { staff, site }: SignedInStaff, { event, call }: View): Promise<void> =>
	recordStaffEvent(deps, { staff: staff.id, event, details: { brand: site.brand.id, call } });
