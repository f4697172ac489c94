import { brandList } from '#brands';
import type { Edit, EditResult, SenderReference } from '#content';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { may, publishersMembers } from '../permissions/permissions.ts';
import { mayIn } from '../team/roles.ts';
import { learnPictureWords } from './learn-picture-words.ts';

type StoryDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'content'>;

/** The sender that the content records for a member of staff, whose name another may have too, and the brands on which that person may place a story. */
export const senderOf = ({ site, staff, roles }: SignedInStaff): SenderReference => ({
	brand: site.brand.id,
	sender: `staff ${staff.name} <${staff.id}>`,
	may: brandList.map(({ id }) => id).filter((id) => mayIn(roles, id, may(staff.role, 'publish') ? 'publish' : 'write-drafts')),
});

/**
 * Stores a text that somebody wrote, as a draft or for readers, and records it (N07). Nothing is stored when the story has a newer text. The
 * words of the pictures of a published text reach the library.
 */
export async function editStory(deps: StoryDeps, signedIn: SignedInStaff, edit: Omit<Edit, 'kept'>): Promise<EditResult> {
	const { staff, site } = signedIn;
	const kept = may(staff.role, 'publish') ? [] : publishersMembers;
	const result = await deps.content.edit(senderOf(signedIn), { ...edit, document: withBrand(edit, site.brand.id), kept });
	if (result.kind !== 'stored') return result;
	const details = { brand: site.brand.id, story: edit.id, before: edit.base ?? null, after: result.work.revision };
	await recordStaffEvent(deps, { staff: staff.id, event: edit.publishes ? 'story_published' : 'story_saved', details });
	if (edit.publishes) await learnPictureWords(deps, site.brand.id, edit.document);
	return result;
}

/** A story that names no brand belongs to the one in which it is written. */
export const withBrand = ({ document }: Pick<Edit, 'document'>, brand: string): Edit['document'] =>
	document.canonical_website === undefined && document.website === undefined ? { ...document, canonical_website: brand } : document;

/** Takes a story from readers and records it; its text stays. False when the brand has no such story. */
export async function withdrawStory(
	deps: StoryDeps,
	signedIn: SignedInStaff,
	{ id, type }: { id: string; type: string },
): Promise<boolean> {
	const { kind } = await deps.content.unpublish(senderOf(signedIn), { type, id });
	if (kind === 'unknown') return false;
	const { staff, site } = signedIn;
	await recordStaffEvent(deps, { staff: staff.id, event: 'story_withdrawn', details: { brand: site.brand.id, story: id } });
	return true;
}
