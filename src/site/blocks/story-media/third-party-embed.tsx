import external from 'lucide-static/icons/external-link.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import soundcloud from 'simple-icons/icons/soundcloud.svg?raw';
import spotify from 'simple-icons/icons/spotify.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import vimeo from 'simple-icons/icons/vimeo.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import { type Brand, fill } from '#brands';
import { type Frame, type Picture as PictureData, providerNames } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './third-party-embed.module.css';

const logos: Readonly<Record<Frame['provider'], string>> = { youtube, vimeo, twitter: x, instagram, facebook, tiktok, spotify, soundcloud };

type ThirdPartyEmbedProps = { readonly frame: Frame; readonly brand: Brand; readonly poster?: PictureData | undefined };

/**
 * An embedded post or player of another site, as a button that names the site: the browser requests nothing from it before the reader presses
 * the button (W06). Without scripts the link leads to the original.
 */
export function ThirdPartyEmbed({ frame, brand: { texts }, poster }: ThirdPartyEmbedProps) {
	const { author, href, provider, ratio, src, title } = frame;
	const name = { provider: providerNames[provider] };
	return (
		<div className={styles.frame}>
			<div className={`${styles.place} ${ratio < 1 ? styles.tall : ''}`} style={{ aspectRatio: ratio }}>
				{poster && <Picture picture={poster} ratio="16:9" slot="mayor" />}
				<PlainIsland name="third-party-embed" when="interaction" props={{ src, title }}>
					<button type="button" className={styles.open}>
						<Icon svg={logos[provider]} size={32} solid />
						<span className={styles.title}>{title}</span>
						{author && <span className={styles.small}>{author}</span>}
						<span className={styles.label}>{fill(texts.loadFrame, name)}</span>
						<span className={styles.small}>{fill(texts.frameNotice, name)}</span>
					</button>
				</PlainIsland>
			</div>
			<a className={styles.original} href={href} target="_blank" rel="noopener">
				{fill(texts.openOriginal, name)}
				<Icon svg={external} size={14} />
			</a>
		</div>
	);
}
