import type { Lack } from '../../ans/missing.ts';

/** The doubts; each line leads to the field or block to mend. */
export function DoubtsList({ doubts, onShow }: { readonly doubts: readonly Lack[]; readonly onShow: (place: string) => void }) {
	if (doubts.length === 0) return <p className="good">No falta nada.</p>;
	return (
		<ul className="lacks">
			{doubts.map(({ text, place, isNeeded }) => (
				<li key={place + text} data-needed={isNeeded}>
					<button type="button" className="plain" onClick={() => onShow(place)}>
						<b>{isNeeded ? 'Hace falta' : 'Conviene ver'}:</b> {text}
					</button>
				</li>
			))}
		</ul>
	);
}
