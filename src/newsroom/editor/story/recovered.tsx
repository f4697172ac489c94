import { useState } from 'react';
import { useTimeZone } from '../brand-time-zone.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import { fullTime } from '../times.ts';

/** Says that the text comes from this machine, and offers the text of the server instead. */
export function Recovered({ copy, onDiscard }: { readonly copy: LocalCopy; readonly onDiscard: () => void }) {
	const timeZone = useTimeZone();
	const [isOpen, setOpen] = useState(true);
	if (!isOpen) return null;
	const discard = () => {
		onDiscard();
		setOpen(false);
	};
	return (
		<div className="recovered" role="status">
			<p>Recuperamos lo que se escribió en este equipo ({fullTime(new Date(copy.typedAt).toISOString(), timeZone)}).</p>
			<button type="button" className="plain" onClick={() => setOpen(false)}>
				Seguir con este texto
			</button>
			<button type="button" className="plain" onClick={discard}>
				Volver al del servidor
			</button>
		</div>
	);
}
