import type { JsonObject } from '../ans/json.ts';
import { plainText } from '../ans/text/sanitize.ts';
import type { Picture } from '../contract/contract.ts';
import { type AppContext, absolute } from './app-context.ts';

/**
 * The members of a picture that apps show it by. There is no `auth`: with one, the SDKs would ask the resizer for the width of the device,
 * which it does not offer; without one they show `url` as it is.
 */
export function pictureForApps(picture: Picture, context: AppContext): JsonObject {
	const large = context.pictureAddress(picture, 1280);
	return {
		type: 'image',
		url: absolute(large, context),
		width: 1280,
		height: Math.round((1280 * picture.height) / picture.width),
		alt_text: picture.alt,
		...(picture.caption !== undefined && { caption: plainText(picture.caption) }),
		additional_properties: { thumbnailResizeUrl: context.pictureAddress(picture, 480), resizeUrl: large, fullSizeResizeUrl: large },
	};
}
