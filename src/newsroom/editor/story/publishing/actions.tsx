import type { StoredStory } from '#newsroom/contract';
import { textOf } from '../../ans/ans-value.ts';
import { putAside } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { useKept } from '../../saving/use-kept.ts';
import type { Publishing } from './publishing.ts';
import { type Change, type ChangeProps, TakeAway } from './take-away.tsx';
import type { Publication } from './use-publication.ts';

type ActionsProps = Pick<Publishing, 'keeper' | 'say'> & { readonly publication: Publication; readonly isHindered: boolean };

/** The buttons that publish, withdraw, put away and recover the story. */
export function Actions({ keeper, say, publication, isHindered }: ActionsProps) {
	const { isBusy, during, publish } = publication;
	const { stored } = keeper;
	const isOnSite = useKept(keeper, isTextOnSite);
	/** Asks, makes a change, and says what became of it. */
	const change: Change = (question, run, note) =>
		during(async () => {
			if (!window.confirm(await question())) return;
			const outcome = await run();
			if (outcome.kind === 'done') keeper.adopt(outcome.value);
			say(outcome.kind === 'done' ? note : reasonOf(outcome));
		});
	if (stored?.state === 'spiked') return <Recover keeper={keeper} isBusy={isBusy} change={change} />;
	return (
		<>
			<button type="button" className="wide" disabled={isHindered || isBusy || isOnSite} onClick={() => void publish()}>
				{isOnSite ? 'Sin cambios para publicar' : publishLabel(stored)}
			</button>
			{isHindered && <p className="hint">Para publicar, completá lo que dice “Hace falta”.</p>}
			<TakeAway keeper={keeper} isBusy={isBusy} change={change} />
		</>
	);
}

/** Whether readers have exactly this text. */
const isTextOnSite = ({ stored, safety }: StoryKeeper): boolean =>
	stored?.state === 'published' && stored.revision === stored.publishedRevision && safety.kind === 'saved';

const publishLabel = (stored: StoredStory | undefined): string =>
	stored?.publishedRevision === undefined ? 'Publicar ahora' : 'Publicar los cambios';

function Recover({ keeper, isBusy, change }: ChangeProps) {
	const recover = () =>
		change(
			async () => 'La nota vuelve a la mesa. ¿Recuperarla?',
			() => putAside(textOf(keeper.document, '_id'), 'recuperar'),
			'La nota está otra vez en la mesa.',
		);
	return (
		<button type="button" className="wide" disabled={isBusy} onClick={() => void recover()}>
			Recuperar la nota
		</button>
	);
}
