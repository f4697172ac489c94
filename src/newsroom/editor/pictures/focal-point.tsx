import type { KeyboardEvent, MouseEvent } from 'react';
import type { LibraryPicture, PictureWords } from '#newsroom/contract';
import { inBrand } from '../places.ts';

type Focal = PictureWords['focal'];
type FocalPointProps = { readonly picture: LibraryPicture; readonly focal: Focal; readonly onChange: (focal: Focal) => void };

/** The shapes to which the sites crop pictures. */
const shapes = ['16:9', '3:2', '4:3', '1:1', 'social'] as const;

/** A step of an arrow key, as a share of the picture. */
const step = 0.05;

const moves: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-step, 0],
	ArrowRight: [step, 0],
	ArrowUp: [0, -step],
	ArrowDown: [0, step],
};

/** The picture with its focal point, which a click or the arrow keys set, and every crop that the sites show. */
export function FocalPoint({ picture, focal, onChange }: FocalPointProps) {
	const { id, width, height } = picture;
	const within = (x: number, y: number) =>
		onChange({ x: Math.round(Math.min(Math.max(x, 0), width)), y: Math.round(Math.min(Math.max(y, 0), height)) });
	const onClick = (event: MouseEvent<HTMLButtonElement>) => {
		// A click that a key caused has no position.
		if (event.detail === 0) return;
		const box = event.currentTarget.getBoundingClientRect();
		within(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const move = moves[event.key];
		if (!move) return;
		event.preventDefault();
		within(focal.x + move[0] * width, focal.y + move[1] * height);
	};
	const source = inBrand(`api/imagenes/${id}/`);
	return (
		<div className="focal">
			<button
				type="button"
				className="point"
				aria-label={`Punto que conservan los recortes: ${share(focal.x, width)} a lo ancho, ${share(focal.y, height)} a lo alto. Se mueve con un clic o con las flechas.`}
				onClick={onClick}
				onKeyDown={onKeyDown}
			>
				<svg viewBox={`0 0 ${width} ${height}`} role="presentation">
					<image href={source} width={width} height={height} />
					<circle cx={focal.x} cy={focal.y} r={width / 40} />
				</svg>
			</button>
			<ul className="crops" aria-label="Recortes">
				{shapes.map((shape) => (
					<li key={shape}>
						<img src={`${source}?${new URLSearchParams({ shape, x: String(focal.x), y: String(focal.y) })}`} alt="" loading="lazy" />
						<small>{shape === 'social' ? 'Redes' : shape}</small>
					</li>
				))}
			</ul>
		</div>
	);
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;
