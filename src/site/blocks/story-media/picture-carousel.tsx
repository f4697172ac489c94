import left from 'lucide-static/icons/chevron-left.svg?raw';
import right from 'lucide-static/icons/chevron-right.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import { type Brand, fill, type Texts } from '#brands';
import type { Picture as PictureData } from '#content/contract';
import { imageAddress } from '#media/contract';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Picture, type Slot } from '../../ui/picture.tsx';
import { Caption } from './caption.tsx';
import styles from './picture-carousel.module.css';

type PictureCarouselProps = {
	readonly pictures: readonly PictureData[];
	readonly brand: Brand;
	readonly slot: Slot;
	readonly headline?: string | undefined;
	readonly eager?: boolean;
};

/**
 * A row of pictures that scrolls sideways without scripts. Each picture links to its large version; with scripts the island opens that in a
 * lightbox instead.
 */
export function PictureCarousel({ pictures, brand, slot, headline, eager = false }: PictureCarouselProps) {
	const { texts } = brand;
	const name = headline ?? texts.gallery;
	return (
		<section className={styles.carousel} aria-label={name}>
			<PlainIsland name="lightbox" when="interaction">
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard. */}
				<ul className={styles.track} tabIndex={0} aria-label={name}>
					{pictures.map((picture, index) => (
						<li key={picture.id}>
							<Slide
								picture={picture}
								slot={slot}
								eager={eager && index === 0}
								position={fill(texts.photoOf, { n: index + 1, total: pictures.length })}
							/>
						</li>
					))}
				</ul>
				<Lightbox name={name} texts={texts} />
			</PlainIsland>
		</section>
	);
}

function Slide({ picture, slot, eager, position }: { picture: PictureData; slot: Slot; eager: boolean; position: string }) {
	return (
		<figure>
			<a href={imageAddress(picture, 'original', 1920)}>
				<Picture picture={picture} ratio="3:2" slot={slot} eager={eager} />
				<span className={styles.place}>{position}</span>
			</a>
			<Caption caption={picture.caption} credit={picture.credit} />
		</figure>
	);
}

// The island fills the list when the reader opens a picture.
function Lightbox({ name, texts }: { name: string; texts: Texts }) {
	return (
		<dialog className={styles.lightbox} aria-label={name}>
			<p className={styles.counter} aria-live="polite" />
			<button type="button" data-close aria-label={texts.close}>
				<Icon svg={close} size={24} />
			</button>
			<button type="button" data-step="-1" aria-label={texts.previous}>
				<Icon svg={left} size={28} />
			</button>
			<button type="button" data-step="1" aria-label={texts.next}>
				<Icon svg={right} size={28} />
			</button>
			<ul className={styles.large} />
		</dialog>
	);
}
