import { createMedia } from '#media';
import { imageAddress, type Ratio, type Width } from '#media/contract';
import { readConfig } from '#platform/config';
import { openOutboundHttp } from '#platform/outbound-http';
import { noise } from '../../src/media/fixtures/pictures.ts';
import { silentLog } from './silent-log.ts';

/** The address of an image in a size; default shape: 16:9. */
export type PictureAddress = (width: Width, shape?: Ratio) => string;

/** Stores an image of 1600 × 1000 px in the data directory of a program that is not running yet. */
export async function keepPicture(dataDir: string): Promise<PictureAddress> {
	const { imageSigningSecret: signingSecret } = readConfig(['tn'], {});
	const media = createMedia({ dataDir, signingSecret, allowedSourceHosts: [], outboundHttp: openOutboundHttp(), log: silentLog() });
	const { id } = await media.put(await noise({ width: 1600, height: 1000 }).jpeg().toBuffer());
	const image = { id, extension: 'jpg', seoName: '', auth: media.sign(id), focal: { x: 0, y: 0 } };
	await media.close();
	return (width, shape = '16:9') => imageAddress(image, shape, width);
}
