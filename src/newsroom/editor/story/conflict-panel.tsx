import { personOf, type StoredStory } from '#newsroom/contract';
import type { AnsObject } from '../ans/ans-value.ts';
import { documentOf } from '../ans/document-of.ts';
import { useTimeZone } from '../brand-time-zone.ts';
import type { StoryKeeper } from '../saving/story-keeper.ts';
import { useKept } from '../saving/use-kept.ts';
import { fullTime } from '../times.ts';
import { PlainText } from './plain-text.tsx';
import { DifferenceList } from './versions/difference-list.tsx';

type ConflictPanelProps = {
	readonly keeper: StoryKeeper;
	readonly newest: StoredStory | undefined;
	/** Called with the document that stays. */
	readonly onChoose: (document: AnsObject) => void;
};

/** Two texts of one story side by side (N05). The person keeps one and may copy words from the other. Both become versions. */
export function ConflictPanel({ keeper, newest, onChoose }: ConflictPanelProps) {
	const timeZone = useTimeZone();
	const mine = useKept(keeper, ({ document }) => document);
	return (
		<section className="conflict" role="alert">
			<h2>Otra persona cambió esta nota</h2>
			<p>Nada se perdió. Elegí con qué texto seguir; del otro podés copiar lo que haga falta.</p>
			{newest && (
				<>
					<h3>Qué cambia entre el tuyo y el otro</h3>
					<DifferenceList earlier={mine} later={documentOf(newest)} />
				</>
			)}
			<div className="both">
				<div>
					<h3>Tu texto</h3>
					<PlainText document={mine} />
					<button type="button" onClick={() => onChoose(mine)}>
						Seguir con el mío
					</button>
				</div>
				<div>
					<h3>{newest ? `El de ${personOf(newest.sender)}, ${fullTime(newest.receivedAt, timeZone)}` : 'La nota se borró'}</h3>
					{newest && <PlainText document={documentOf(newest)} />}
					{newest && (
						<button type="button" onClick={() => onChoose(documentOf(newest))}>
							Seguir con el otro
						</button>
					)}
				</div>
			</div>
		</section>
	);
}
