import { useState } from 'react';
import type { StoredStory } from '#newsroom/contract';
import { textOf } from '../../ans/ans-value.ts';
import { type Outcome, publishStory, putAside, withdrawStory } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import { runClock } from './publish-clock.ts';
import type { Publishing } from './publishing.ts';

/** The buttons that publish, withdraw, put away and recover the story. */
export function Actions({ room, keeper, amend, say, isHindered }: Publishing & { readonly isHindered: boolean }) {
	const [isBusy, setBusy] = useState(false);
	const { stored } = keeper;
	const id = textOf(keeper.document, '_id');
	const during = async (run: () => Promise<void>) => {
		setBusy(true);
		await run();
		setBusy(false);
	};
	const publish = () =>
		during(async () => {
			say('Publicando…');
			amend(withoutLaterDate);
			const start = Date.now();
			const outcome = await keeper.sendBy(publishStory);
			if (outcome.kind !== 'done') say(reasonOf(outcome));
			else if (outcome.value.state === 'scheduled') say('Se publicó con embargo: los lectores la ven cuando termina.');
			else await runClock(room, outcome.value, { start, say });
		});
	const change = (question: string, run: () => Promise<Outcome<StoredStory>>, note: string) =>
		during(async () => {
			if (!window.confirm(question)) return;
			const outcome = await run();
			if (outcome.kind === 'done') keeper.adopt(outcome.value);
			say(outcome.kind === 'done' ? note : reasonOf(outcome));
		});
	if (stored?.state === 'spiked')
		return (
			<button
				type="button"
				className="wide"
				disabled={isBusy}
				onClick={() =>
					void change('La nota vuelve a la mesa. ¿Recuperarla?', () => putAside(id, 'recuperar'), 'La nota está otra vez en la mesa.')
				}
			>
				Recuperar la nota
			</button>
		);
	return (
		<>
			<button type="button" className="wide" disabled={isHindered || isBusy} onClick={() => void publish()}>
				{stored?.publishedRevision === undefined ? 'Publicar ahora' : 'Publicar los cambios'}
			</button>
			{isHindered && <p className="hint">Para publicar, completá lo que dice “Hace falta”.</p>}
			<div className="more-actions">
				{stored?.publishedRevision !== undefined && (
					<button
						type="button"
						className="plain"
						disabled={isBusy}
						onClick={() =>
							void change(
								'Los lectores dejan de ver esta nota. El texto queda en la redacción. ¿Retirarla?',
								() => withdrawStory(id, stored.revision),
								'Los lectores ya no la ven.',
							)
						}
					>
						Retirar del sitio
					</button>
				)}
				{stored && (
					<button
						type="button"
						className="plain"
						disabled={isBusy}
						onClick={() =>
							void change(
								`${stored.publishedRevision === undefined ? '' : 'Los lectores dejan de ver esta nota. '}Sale de la mesa y queda en “Descartadas”, de donde se recupera. ¿Descartarla?`,
								() => putAside(id, 'descartar'),
								'La nota está en “Descartadas”.',
							)
						}
					>
						Descartar
					</button>
				)}
			</div>
		</>
	);
}

/** The document without a display date in the future, since it is published now. */
function withoutLaterDate(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	const { display_date: date, ...others } = document;
	return typeof date === 'string' && Date.parse(date) > Date.now() ? others : document;
}
