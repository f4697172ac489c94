import type { FinishedUpload } from '#newsroom/contract';
import { Refusal } from '#platform/refusal';
import { falseOnTimeout } from '#platform/tasks/false-on-timeout';
import { Unavailable } from '#platform/unavailable';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import type { VideoUploadRow } from '../store/tables.ts';
import { senderOf } from '../stories/edit-story.ts';
import { dropUpload, findUpload } from './uploads.ts';
import { videoDocument } from './video-document.ts';

type FinishDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'films' | 'content' | 'log'>;

/** How long (ms) a call waits for a film to be checked. */
const patienceMs = 5_000;

/** A process that checks a film says so every `beatMs`; after `leaseMs` without a word another process may take over. */
const beatMs = 15_000;
const leaseMs = 60_000;

/**
 * Makes the video of an upload that is whole, as a draft. The work goes on after the answer `checking`; the same call, at any process,
 * tells what came of it.
 */
export async function finishUpload(deps: FinishDeps, signedIn: SignedInStaff, id: string): Promise<FinishedUpload> {
	const stored = await storedVideo(deps, signedIn, id);
	if (stored) return stored;
	const row = await findUpload(deps, signedIn, id);
	if (row.received < row.bytes) refuse('upload-not-whole');
	if (row.problem === null && (await claim(deps, id)))
		await falseOnTimeout(
			patienceMs,
			check(deps, signedIn, row).then(() => true),
		);
	return outcomeOf(deps, signedIn, id);
}

async function outcomeOf(deps: FinishDeps, signedIn: SignedInStaff, id: string): Promise<FinishedUpload> {
	const stored = await storedVideo(deps, signedIn, id);
	if (stored) return stored;
	const { problem } = await findUpload(deps, signedIn, id);
	if (problem === null) return { kind: 'checking' };
	await dropUpload(deps, id);
	return { kind: 'unfit', problem };
}

/** The video that was made of an upload. It has the id of the upload. */
async function storedVideo({ content }: FinishDeps, { site }: SignedInStaff, id: string): Promise<FinishedUpload | undefined> {
	const video = await content.workText(site.brand.id, id);
	return video && { kind: 'stored', video: { ...video, plans: [...video.plans] } };
}

/** Checks a film and makes its video. Records a problem of the film; a fault is logged. */
async function check(deps: FinishDeps, signedIn: SignedInStaff, row: VideoUploadRow): Promise<void> {
	const beat = setInterval(() => void mark(deps, row.id, { checked_at: deps.clock() }).catch(() => {}), beatMs);
	try {
		await makeVideo(deps, signedIn, row);
	} catch (error) {
		if (!(error instanceof Refusal)) deps.log.error({ error, upload: row.id }, 'a film could not be checked');
		const isPassing = error instanceof Unavailable;
		await mark(deps, row.id, isPassing ? { checked_at: null } : { problem: error instanceof Refusal ? error.code : 'fault' });
	} finally {
		clearInterval(beat);
	}
}

async function makeVideo(deps: FinishDeps, signedIn: SignedInStaff, { id, name, bytes }: VideoUploadRow): Promise<void> {
	const { site, staff } = signedIn;
	const film = await deps.films.finish({ id, bytes });
	const document = videoDocument(site, { id, fileName: name, film });
	const made = await deps.content.edit(senderOf(signedIn), { id, document, base: undefined, publishes: false, kept: [] });
	if (made.kind === 'refused') throw new Error(`the video of an upload was refused: ${made.code}`);
	if (made.kind === 'stored')
		await recordStaffEvent(deps, { staff: staff.id, event: 'video_stored', details: { brand: site.brand.id, video: id } });
	await dropUpload(deps, id);
}

/** Takes the right to check a film; false while another process has it. */
async function claim({ tables, clock }: FinishDeps, id: string): Promise<boolean> {
	const now = clock();
	const { numUpdatedRows } = await tables
		.updateTable('newsroom.video_upload')
		.set({ checked_at: now })
		.where('id', '=', id)
		.where((is) => is.or([is('checked_at', 'is', null), is('checked_at', '<', new Date(now.getTime() - leaseMs))]))
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

async function mark({ tables }: FinishDeps, id: string, values: Partial<Pick<VideoUploadRow, 'checked_at' | 'problem'>>): Promise<void> {
	await tables.updateTable('newsroom.video_upload').set(values).where('id', '=', id).execute();
}
