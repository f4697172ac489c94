import type { EditedKind } from '#content';
import type { Draft } from '../../data-desk/drafts.ts';
import { draftPath, formPath } from '../../data-desk/form-path.ts';
import { nameOfDocument } from '../../data-desk/name-of-document.ts';
import { dateOf } from '../staff-frame.tsx';

type DraftListProps = {
	readonly brand: string;
	readonly kind: EditedKind;
	readonly drafts: readonly Draft[];
	/** The draft that is open. */
	readonly open?: number | undefined;
};

/** What was typed and not published, with the form that goes on with it, and a button that discards it. */
export function DraftList({ brand, kind, drafts, open }: DraftListProps) {
	if (drafts.length === 0) return null;
	return (
		<section className="versions">
			<h2>Borradores</h2>
			<ol className="sessions">
				{drafts.map(({ number, id, title, by, savedAt }) => (
					<li key={number}>
						<span>
							{id === undefined ? (title ?? 'Sin título') : nameOfDocument(kind, id, title)}
							<small>
								{' '}
								<time dateTime={savedAt.toISOString()}>{dateOf(savedAt.getTime())}</time>, {by}
							</small>
						</span>
						{number === open ? (
							<span className="mark">Está abierto</span>
						) : (
							<a href={`${formPath(brand, kind, id)}?borrador=${number}`}>Seguir</a>
						)}
						<form method="post" action={`${draftPath(brand, kind, number)}descartar/`}>
							<button className="plain" type="submit">
								Descartar
							</button>
						</form>
					</li>
				))}
			</ol>
		</section>
	);
}
