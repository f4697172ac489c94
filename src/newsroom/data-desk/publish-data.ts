import type { EditedKind } from '#content';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { senderOf } from '../stories/edit-story.ts';
import { documentOf, formOf, jsonOf, typedOf } from './data-form.ts';
import { mergeMembers } from './merge-members.ts';

type Json = { readonly [key: string]: unknown };
type DataDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'content'>;
type Outcome = Awaited<ReturnType<NewsroomDeps['content']['editData']>>;

/** A document to publish. `base` is the revision from which the editor began; undefined for a new document. */
export type DataEdit = { readonly kind: EditedKind; readonly id: string; readonly document: Json; readonly base: string | undefined };

/**
 * Publishes an edit, and records it (N07). When another person published meanwhile, it merges both changes and sets `merged`. If both changed
 * the same member in different ways, it stores nothing and `outcome` is the conflict.
 */
export async function publishData(
	deps: DataDeps,
	signedIn: SignedInStaff,
	edit: DataEdit,
): Promise<{ readonly outcome: Outcome; readonly merged: boolean }> {
	const sender = senderOf(signedIn);
	const first = await deps.content.editData(sender, edit);
	const merged = first.kind === 'conflict' ? await mergedWith(deps, signedIn, { edit, newest: first.newest?.text }) : undefined;
	const again = merged && first.kind === 'conflict' ? { ...edit, document: merged, base: first.newest?.revision } : undefined;
	const outcome = again ? await deps.content.editData(sender, again) : first;
	if (outcome.kind === 'stored') {
		const details = { brand: sender.brand, kind: edit.kind, document: edit.id, before: edit.base ?? null, after: outcome.revision };
		await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'data_published', details });
	}
	return { outcome, merged: merged !== undefined };
}

/** The merged document; undefined on a conflict, or when the text of the base revision is not known. */
async function mergedWith(
	{ content }: DataDeps,
	{ site: { brand } }: SignedInStaff,
	{ edit, newest }: { readonly edit: DataEdit; readonly newest: string | undefined },
): Promise<Json | undefined> {
	const { kind, id, document } = edit;
	const base = edit.base === undefined ? undefined : await content.dataRevisionText(brand.id, { kind, id }, edit.base);
	if (base === undefined || newest === undefined) return undefined;
	const form = formOf(kind);
	const { timeZone } = brand;
	/** A text as the form would write it, so that another notation of the same value is no change. */
	const written = (text: string) => documentOf(form, typedOf(form, jsonOf(text), timeZone), { kind, id, timeZone });
	return mergeMembers({ base: written(base), typed: document, newest: written(newest) });
}

/** Withdraws a document from readers, and records it; its versions stay stored. False when readers have no such document. */
export async function withdrawData(
	deps: DataDeps,
	signedIn: SignedInStaff,
	{ kind, id }: { readonly kind: EditedKind; readonly id: string },
): Promise<boolean> {
	const withdrawal = await deps.content.unpublish(senderOf(signedIn), { type: kind, id });
	if (withdrawal.kind === 'unknown') return false;
	const details = { brand: signedIn.site.brand.id, kind, document: id };
	await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'data_withdrawn', details });
	return true;
}
