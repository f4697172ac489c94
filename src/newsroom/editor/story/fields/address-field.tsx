import { useEffect, useState } from 'react';
import { type Room, slugOf } from '#newsroom/contract';
import type { Fields } from '../../ans/fields.ts';
import { readAddress } from '../../api.ts';

type AddressFieldProps = {
	readonly room: Room;
	readonly fields: Fields;
	/** The address at which readers have the story. */
	readonly publicPath: string | undefined;
	readonly onChange: (slug: string) => void;
};

/** The address of the story: before publication the future one, made of the slug or the headline; afterwards the real one. */
export function AddressField({ room: { brand }, fields, publicPath, onChange }: AddressFieldProps) {
	const day = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(new Date()).replaceAll('-', '/');
	const slug = fields.slug || slugOf(fields.headline);
	const path = publicPath === undefined && slug !== '' && fields.section !== '' ? `${fields.section}/${day}/${slug}/` : undefined;
	const isTaken = useIsTaken(path);
	if (publicPath !== undefined)
		return (
			<>
				<span className="label">Dirección</span>
				<a href={brand.origin + publicPath} target="_blank" rel="noreferrer">
					{brand.origin}
					{publicPath}
				</a>
			</>
		);
	return (
		<>
			<label htmlFor="slug">Dirección</label>
			<input
				id="slug"
				placeholder={slugOf(fields.headline)}
				value={fields.slug}
				aria-describedby="address"
				aria-invalid={isTaken}
				onChange={({ target }) => onChange(target.value)}
				onBlur={() => onChange(slugOf(fields.slug))}
			/>
			<p id="address" className="hint" role="status">
				{brand.origin}
				{fields.section}/{day}/{slug || '…'}/
				{isTaken && (
					<>
						{' '}
						<strong className="bad">Ya hay otra nota en esta dirección.</strong>{' '}
						<button type="button" className="plain" onClick={() => onChange(otherSlug(slug))}>
							Usar {otherSlug(slug)}
						</button>
					</>
				)}
			</p>
		</>
	);
}

/** Pause in typing before the address is looked up, in ms. */
const pauseMs = 500;

/** Whether readers find another story at a path. */
function useIsTaken(path: string | undefined): boolean {
	const [taken, setTaken] = useState<string>();
	useEffect(() => {
		if (path === undefined) return;
		const timer = setTimeout(() => {
			void readAddress(path).then((outcome) => setTaken(outcome.kind === 'done' && outcome.value.taken ? path : undefined));
		}, pauseMs);
		return () => clearTimeout(timer);
	}, [path]);
	return path !== undefined && taken === path;
}

/** The slug with the next number. */
function otherSlug(slug: string): string {
	const [, words = slug, number = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(slug) ?? [];
	return `${words}-${Number(number) + 1}`;
}
