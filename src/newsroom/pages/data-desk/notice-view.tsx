import { personOf } from '../../contract/contract.ts';
import type { SeenAfter } from '../../data-desk/watch-page.ts';
import { dateOf } from '../staff-frame.tsx';
import { publishedText } from './published-text.ts';

/** A version of the document other than the one in the form: who sent it, and when. */
type Other = { readonly sender: string; readonly receivedAt: string };

/** The notice above the fields of the form. */
export type Notice =
	| { readonly kind: 'published' | 'merged'; readonly seenAfter: SeenAfter }
	| { readonly kind: 'wrong' | 'right' | 'saved' | 'elsewhere' | 'taken' | 'gone' }
	| { readonly kind: 'refused'; readonly why: string }
	| { readonly kind: 'conflict'; readonly newest: Other | undefined }
	| { readonly kind: 'former'; readonly version: Other }
	| { readonly kind: 'draft'; readonly by: string; readonly savedAt: Date };

const texts = {
	wrong: 'No se publicó: hay algo para corregir. Lo que escribiste sigue acá.',
	right: 'Todo está bien. Todavía no se publicó.',
	saved: 'Se guardó como borrador. Los lectores no lo ven.',
	elsewhere: 'Todo está bien. La dirección lleva a otra página, así que no hay vista previa.',
	taken: 'No se publicó: ya hay uno con ese identificador. Elegí otro, o abrilo desde la lista.',
	gone: 'Los lectores no lo ven. Si lo publicás, vuelve.',
} as const;

const good: readonly Notice['kind'][] = ['published', 'merged', 'right', 'saved', 'elsewhere'];

function textOf(notice: Notice): string {
	switch (notice.kind) {
		case 'published':
			return publishedText(notice.seenAfter);
		case 'merged':
			return `${publishedText(notice.seenAfter)} Otra persona también publicó mientras escribías: quedaron los cambios de las dos.`;
		case 'refused':
			return `No se publicó: ${notice.why}`;
		case 'conflict':
			if (!notice.newest)
				return 'No se publicó: mientras escribías, otra persona lo quitó. Si publicás de nuevo, vuelve con lo que escribiste.';
			return `No se publicó: mientras escribías, ${personOf(notice.newest.sender)} publicó otra versión. Lo que escribiste sigue acá; al lado de cada diferencia está lo que ven los lectores. Si publicás de nuevo, queda lo tuyo.`;
		case 'former':
			return `Es la versión del ${dateOf(Date.parse(notice.version.receivedAt))}, de ${personOf(notice.version.sender)}. Los lectores ven otra.`;
		case 'draft':
			return `Es un borrador de ${notice.by}, del ${dateOf(notice.savedAt.getTime())}. Los lectores no lo ven.`;
		default:
			return texts[notice.kind];
	}
}

/** What happened, read aloud by screen readers. */
export function NoticeView({ notice }: { readonly notice: Notice | undefined }) {
	if (!notice) return null;
	const isGood = good.includes(notice.kind);
	return (
		<p className={isGood ? 'done' : 'problem'} role={isGood ? 'status' : 'alert'}>
			{textOf(notice)}
		</p>
	);
}
