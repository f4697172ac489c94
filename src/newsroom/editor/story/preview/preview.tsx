import apart from 'lucide-static/icons/external-link.svg?raw';
import { useState } from 'react';
import type { Room } from '#newsroom/contract';
import { Icon } from '../../../look/icon.tsx';
import { inBrand } from '../../places.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { FramePair } from './frame-pair.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { ShareViews } from './share-views.tsx';
import { usePreviewedRevision } from './use-previewed-revision.ts';
import { type View, viewNames, views } from './views.ts';

type PreviewProps = { readonly room: Room; readonly id: string; readonly keeper: StoryKeeper };

/** The story as the sites will render it: in each form, on each brand that shows it. */
export function Preview({ room, id, keeper }: PreviewProps) {
	const [view, setView] = useState<View>('phone');
	const [on, setOn] = useState(room.brand.id);
	const [weight, setWeight] = useState('');
	const revision = usePreviewedRevision(keeper);
	const sites = [room.brand, ...room.others.filter((brand) => isNamed(keeper.document.websites, brand.id))];
	const form = view === 'lite' || view === 'amp' ? view : 'html';
	const address = inBrand(`vista/${encodeURIComponent(id)}/?${new URLSearchParams({ sitio: on, salida: form })}`);
	return (
		<section className="preview" aria-label="Vista previa">
			<div className="preview-head">
				<div className="tabs">
					{views.map((name) => (
						<button key={name} type="button" aria-pressed={name === view} onClick={() => setView(name)}>
							{viewNames[name]}
						</button>
					))}
				</div>
				{sites.length > 1 && (
					<select aria-label="Sitio" value={on} onChange={({ target }) => setOn(target.value)}>
						{sites.map((site) => (
							<option key={site.id} value={site.id}>
								{site.name}
							</option>
						))}
					</select>
				)}
				<a href={address} target="_blank" rel="noreferrer" title="Abrir aparte" aria-label="Abrir la vista previa aparte">
					<Icon svg={apart} />
				</a>
			</div>
			<p className="weight hint" role="status">
				{weight}
			</p>
			{revision === undefined && <p className="empty">Escribí algo: la vista previa aparece cuando la nota se guarda.</p>}
			{revision !== undefined && view === 'share' && <ShareViews address={address} revision={revision} onWeight={setWeight} />}
			{revision !== undefined && view !== 'share' && (
				<FramePair key={address} address={address} revision={revision} isWide={view === 'desktop'} onWeight={setWeight} />
			)}
			<PreviewLinks id={id} isStored={revision !== undefined} />
		</section>
	);
}

const isNamed = (websites: unknown, brand: string): boolean => typeof websites === 'object' && websites !== null && brand in websites;
