import { fill } from '#brands';
import type { Ad } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './ads.module.css';
import { ThirdPartyAdSlot } from './third-party-ad-slot.tsx';

/** Where an ad stands: in a row of the page, in the column beside a story, or between two paragraphs. */
type PlaceName = 'row' | 'rail' | 'text';

type AdBoxProps = { readonly ad: Ad; readonly place: PlaceName; readonly context: RenderContext };

/** An ad of the brand itself or of an advertiser, in a box of fixed height. Paid ads are labelled, and their links have `rel=sponsored`. */
export function AdBox({ ad, place, context }: AdBoxProps) {
	const { brand, adServices } = context;
	const { title, advertiser } = ad;
	const { paid, own } = brand.texts.ads;
	const label = advertiser === undefined ? fill(own, { brand: brand.name }) : `${paid} · ${advertiser}`;
	return (
		<ThirdPartyAdSlot place={place} isFilled={adServices?.google !== undefined} context={context}>
			<aside className={`${styles.box} ${styles[place]}`} aria-label={`${label}: ${title}`} data-ad-box="">
				<p className={styles.label} data-ad-label="">
					{label}
				</p>
				<CachedMarkup as="div" of={ad} variant="ad" className={styles.ad} data-own-ad="" view={() => <OwnAd ad={ad} />} />
			</aside>
		</ThirdPartyAdSlot>
	);
}

function OwnAd({ ad: { kicker, title, text, action, href, advertiser, picture } }: Pick<AdBoxProps, 'ad'>) {
	return (
		<>
			{picture && (
				<div className={styles.picture}>
					<Picture picture={{ ...picture, alt: '' }} ratio="16:9" slot="third" />
				</div>
			)}
			<div className={styles.words}>
				{kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
				<p className={styles.title}>{title}</p>
				<p className={styles.copy}>{text}</p>
			</div>
			<a className={styles.action} href={href} {...(advertiser !== undefined && { rel: 'sponsored nofollow' })}>
				{action}
			</a>
		</>
	);
}
