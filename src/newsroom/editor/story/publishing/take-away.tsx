import type { StoredStory } from '#newsroom/contract';
import { textOf } from '../../ans/ans-value.ts';
import { type Outcome, putAside, withdrawStory } from '../../api.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { lossForReaders } from './loss-for-readers.ts';

/** Asks a question, makes a change, and says a note when it is done. */
export type Change = (question: () => Promise<string>, run: () => Promise<Outcome<StoredStory>>, note: string) => Promise<void>;

export type ChangeProps = { readonly keeper: StoryKeeper; readonly isBusy: boolean; readonly change: Change };

/** The buttons that withdraw and discard the story. Both ask first, and say what readers lose. */
export function TakeAway({ keeper, isBusy, change }: ChangeProps) {
	const { stored } = keeper;
	if (!stored) return null;
	const id = textOf(keeper.document, '_id');
	const isPublished = stored.publishedRevision !== undefined;
	const ask = (question: string, run: () => Promise<Outcome<StoredStory>>, note: string) =>
		void change(async () => (isPublished ? `${await lossForReaders(keeper.document)} ${question}` : question), run, note);
	return (
		<div className="more-actions">
			{isPublished && (
				<button
					type="button"
					className="plain"
					disabled={isBusy}
					onClick={() =>
						ask('El texto queda en la redacción. ¿Retirar?', () => withdrawStory(id, stored.revision), 'Los lectores ya no la ven.')
					}
				>
					Retirar del sitio
				</button>
			)}
			<button
				type="button"
				className="plain"
				disabled={isBusy}
				onClick={() =>
					ask(
						'Sale de la mesa y queda en “Descartadas”, de donde se recupera. ¿Descartar?',
						() => putAside(id, 'descartar'),
						'La nota está en “Descartadas”.',
					)
				}
			>
				Descartar
			</button>
		</div>
	);
}
