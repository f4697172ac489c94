import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { senderOf } from '../stories/edit-story.ts';
import { filmsIn } from './video-document.ts';

type DeleteDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'films' | 'content'>;

/** The works of every brand whose current text, draft or published, names a video or one of its films. */
export async function usesOfVideo({ content }: Pick<DeleteDeps, 'content'>, { site }: SignedInStaff, id: string) {
	const video = await findVideo({ content }, site.brand.id, id);
	return content.worksNaming([id, ...filmsIn(video.text)], { brand: site.brand.id, id });
}

/** Deletes a video with all of its texts and its films. Refuses `video-in-use` while a work names it. */
export async function deleteVideo(deps: DeleteDeps, signedIn: SignedInStaff, id: string): Promise<void> {
	const { content, films } = deps;
	const { site, staff } = signedIn;
	const { text } = await findVideo(deps, site.brand.id, id);
	if ((await usesOfVideo(deps, signedIn, id)).length > 0) refuse('video-in-use');
	await content.remove(senderOf(signedIn), { type: 'video', id });
	for (const film of filmsIn(text)) await films.remove(film);
	await recordStaffEvent(deps, { staff: staff.id, event: 'video_deleted', details: { brand: site.brand.id, video: id } });
}

async function findVideo({ content }: Pick<DeleteDeps, 'content'>, brand: SignedInStaff['site']['brand']['id'], id: string) {
	const found = await content.workText(brand, id);
	return found?.type === 'video' ? found : refuse('video-not-found');
}
