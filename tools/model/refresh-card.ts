/** `npm run model:card` writes the card's notes into the card of the committed model. */
import { refreshCard } from "./model-card.ts";

refreshCard();
