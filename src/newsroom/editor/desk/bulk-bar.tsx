import { useState } from 'react';
import type { WorkState } from '#content/contract';
import { type BulkInput, type DeskRowView, type Room, slugOf } from '#newsroom/contract';
import { changeTogether } from '../api.ts';
import { bulkReasonOf } from './bulk-reason.ts';

type BulkBarProps = {
	readonly room: Room;
	readonly chosen: readonly DeskRowView[];
	readonly state: WorkState;
	readonly onDone: () => Promise<void>;
};

/** The actions on the chosen stories. Each is done to all of them, or to none. */
export function BulkBar({ room, chosen, state, onDone }: BulkBarProps) {
	const [note, setNote] = useState('');
	const [tag, setTag] = useState('');
	const [isBusy, setBusy] = useState(false);
	const run = async (change: BulkInput['change']) => {
		setBusy(true);
		const outcome = await changeTogether({ works: chosen.map(({ id, revision }) => ({ id, revision })), change });
		setBusy(false);
		if (outcome.kind === 'done') await onDone();
		else setNote(bulkReasonOf(outcome, chosen));
	};
	/** Asks first where readers lose the stories. */
	const takeAway = (kind: 'withdraw' | 'spike') => {
		const many = chosen.length === 1 ? 'esta nota' : `estas ${chosen.length} notas`;
		const isSeen = state === 'published';
		if (!isSeen || window.confirm(`Los lectores dejan de ver ${many}. ¿${kind === 'spike' ? 'Descartar' : 'Retirar'}?`)) void run({ kind });
	};
	return (
		<section className="bulk" aria-label="Notas elegidas">
			<strong>{chosen.length === 1 ? 'Una nota' : `${chosen.length} notas`}</strong>
			<fieldset disabled={isBusy}>
				<legend className="unseen">Qué hacer con las elegidas</legend>
				{(state === 'working' || state === 'withdrawn') && (
					<button type="button" onClick={() => void run({ kind: 'publish' })}>
						Publicar
					</button>
				)}
				{state === 'published' && (
					<button type="button" className="plain" onClick={() => takeAway('withdraw')}>
						Retirar
					</button>
				)}
				{state === 'spiked' ? (
					<button type="button" className="plain" onClick={() => void run({ kind: 'recover' })}>
						Recuperar
					</button>
				) : (
					<button type="button" className="plain" onClick={() => takeAway('spike')}>
						Descartar
					</button>
				)}
				<MoveForm sections={room.sections} onMove={(section) => void run({ kind: 'section', ...section })} />
				<form
					onSubmit={(event) => {
						event.preventDefault();
						void run({ kind: 'tag', slug: slugOf(tag), text: tag.trim() });
					}}
				>
					<input
						aria-label="Agregar un tema"
						placeholder="Agregar un tema"
						list="bulk-tags"
						value={tag}
						onChange={({ target }) => setTag(target.value)}
					/>
					<datalist id="bulk-tags">
						{room.tags.map(({ slug, text }) => (
							<option key={slug} value={text} />
						))}
					</datalist>
					<button type="submit" className="plain" disabled={slugOf(tag) === ''}>
						Agregar
					</button>
				</form>
			</fieldset>
			<p role="alert">{note}</p>
		</section>
	);
}

type Section = Room['sections'][number];
type MoveFormProps = { readonly sections: readonly Section[]; readonly onMove: (section: Pick<Section, 'id' | 'name'>) => void };

/** Moves the stories to a section. Choosing one moves nothing yet: the arrow keys go through all of them. */
function MoveForm({ sections, onMove }: MoveFormProps) {
	const [chosen, setChosen] = useState<Section>();
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (chosen) onMove({ id: chosen.id, name: chosen.name });
			}}
		>
			<select
				aria-label="Cambiar de sección"
				value={chosen?.id ?? ''}
				onChange={({ target }) => setChosen(sections.find(({ id }) => id === target.value))}
			>
				<option value="">Cambiar de sección…</option>
				{sections.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
			<button type="submit" className="plain" disabled={chosen === undefined}>
				Mover
			</button>
		</form>
	);
}
