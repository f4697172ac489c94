import { useEffect, useState } from 'react';
import type { PreviewLink } from '#newsroom/contract';
import { endPreviewLink, makePreviewLink, readPreviewLinks } from '../../api.ts';
import { useTimeZone } from '../../brand-time-zone.ts';
import { reasonOf } from '../../reason-of.ts';
import { fullTime } from '../../times.ts';

/** The preview links of the story (N09). Each ends by itself, or at once by a button. */
export function PreviewLinks({ id, isStored }: { readonly id: string; readonly isStored: boolean }) {
	const timeZone = useTimeZone();
	const [links, setLinks] = useState<readonly PreviewLink[]>([]);
	const [made, setMade] = useState('');
	const [isCopied, setCopied] = useState(false);
	const [problem, setProblem] = useState('');
	useEffect(() => {
		if (isStored) void readPreviewLinks(id).then((outcome) => outcome.kind === 'done' && setLinks(outcome.value.links));
	}, [id, isStored]);
	const make = async (hours: number) => {
		const outcome = await makePreviewLink(id, hours);
		setProblem(reasonOf(outcome));
		if (outcome.kind !== 'done') return;
		setMade(outcome.value.address);
		setCopied(false);
		setLinks(outcome.value.links);
	};
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(made);
			setCopied(true);
		} catch {
			setProblem('El navegador no dejó copiar: seleccioná la dirección y copiala.');
		}
	};
	const end = async (link: number) => {
		const outcome = await endPreviewLink(id, link);
		setProblem(reasonOf(outcome));
		if (outcome.kind !== 'done') return;
		setLinks(outcome.value.links);
		setMade('');
	};
	if (!isStored) return null;
	return (
		<details className="links">
			<summary>Enlace para alguien de afuera{links.length > 0 && ` (${links.length})`}</summary>
			<p className="hint">Muestra el texto más nuevo, sin ingresar. Nadie lo encuentra en buscadores.</p>
			<div className="more-actions">
				{[1, 8, 24].map((hours) => (
					<button key={hours} type="button" className="plain" onClick={() => void make(hours)}>
						{hours === 1 ? 'Por una hora' : `Por ${hours} horas`}
					</button>
				))}
			</div>
			{made !== '' && (
				<label>
					Copialo ahora: después no se muestra más
					<input readOnly value={made} onFocus={({ target }) => target.select()} />
					<button type="button" className="plain" onClick={() => void copy()}>
						{isCopied ? 'Copiado' : 'Copiar'}
					</button>
				</label>
			)}
			<ul>
				{links.map(({ number, madeBy, endsAt }) => (
					<li key={number}>
						De {madeBy}, hasta el {fullTime(endsAt, timeZone)}{' '}
						<button type="button" className="plain" onClick={() => void end(number)}>
							Anular
						</button>
					</li>
				))}
			</ul>
			<p role="alert">{problem}</p>
		</details>
	);
}
