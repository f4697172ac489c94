import { type AnsObject, textOf } from '../../ans/ans-value.ts';
import { readVideoUses } from '../../videos/video-api.ts';

/** How many stories are named in a question. */
const mostNamed = 3;

/** What readers lose when a published work is taken away, as a sentence. A video leaves the stories that have it, too. */
export async function lossForReaders(document: AnsObject): Promise<string> {
	if (document.type !== 'video') return 'Los lectores dejan de ver esta nota.';
	const outcome = await readVideoUses(textOf(document, '_id'));
	const { uses, elsewhere } = outcome.kind === 'done' ? outcome.value : { uses: [], elsewhere: 0 };
	const count = uses.length + elsewhere;
	if (count === 0) return 'Los lectores dejan de ver este video.';
	const names = uses.slice(0, mostNamed).map(({ headline }) => `“${headline ?? 'Sin título'}”`);
	const more = count - names.length;
	const stories = [...names, ...(more > 0 ? [`${more} más`] : [])].join(', ');
	return `Los lectores dejan de ver este video, también en las notas que lo tienen (${stories}).`;
}
