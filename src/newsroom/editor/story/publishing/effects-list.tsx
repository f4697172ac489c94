import { useEffect, useState } from 'react';
import type { EffectView, Room } from '#newsroom/contract';
import { textOf } from '../../ans/ans-value.ts';
import { type Outcome, readEffects } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';

type Read = Outcome<{ readonly effects: readonly EffectView[] }>;

/** What a publication of the text would change, by brand. The server finds it by a trial. */
export function EffectsList({ room, keeper }: { readonly room: Room; readonly keeper: StoryKeeper }) {
	const [read, setRead] = useState<Read>();
	const revision = keeper.stored?.revision;
	useEffect(() => {
		if (revision === undefined) return;
		void readEffects(textOf(keeper.document, '_id'), { document: { ...keeper.document } }).then(setRead);
	}, [keeper, revision]);
	if (read === undefined || read.kind === 'conflict') return null;
	if (read.kind !== 'done')
		return (
			<p className="lacks" role="alert">
				{reasonOf(read)}
			</p>
		);
	return (
		<details className="effects">
			<summary>Qué va a cambiar</summary>
			{read.value.effects.map((effect) => (
				<EffectOn key={effect.brand} effect={effect} name={nameOf(room, effect.brand)} />
			))}
		</details>
	);
}

const nameOf = ({ brand, others }: Room, id: string): string => [brand, ...others].find((one) => one.id === id)?.name ?? id;

function EffectOn({
	effect: { path, isNew, movedFrom, sections, tags, authors },
	name,
}: {
	readonly effect: EffectView;
	readonly name: string;
}) {
	return (
		<section>
			<h3>{name}</h3>
			<ul>
				{path === undefined && <li>Deja de mostrarse.</li>}
				{path !== undefined && (
					<li>
						{isNew ? 'Dirección nueva' : 'Dirección'}: <code>{path}</code>
					</li>
				)}
				{movedFrom !== undefined && (
					<li>
						<code>{movedFrom}</code> lleva a la dirección nueva.
					</li>
				)}
				<li>La portada, la búsqueda, los feeds y los mapas del sitio.</li>
				{sections.length > 0 && <li>Portadas de sección: {sections.join(', ')}</li>}
				{tags.length > 0 && <li>Temas: {tags.join(', ')}</li>}
				{authors.length > 0 && <li>Páginas de autor: {authors.join(', ')}</li>}
			</ul>
		</section>
	);
}
