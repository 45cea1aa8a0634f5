/** The icons of the table screen alone. */
import { Icon } from "../../../ui/icon.tsx";

export const SwitchIcon = () => (
  <Icon>
    <path d="M2.5 5.5h9M9 3l2.5 2.5L9 8M13.5 10.5h-9M7 8l-2.5 2.5L7 13" />
  </Icon>
);

/** In progress: the wand moves (unless motion is unwelcome). */
export const WandIcon = () => (
  <Icon>
    <path d="m2.5 13.5 7-7M11 5l.8-.8M11.5 1.5v1M14.5 4.5h-1M13.7 2.3l-.7.7M8.5 3.5l.5.5M12.5 7.5l-.5-.5" />
  </Icon>
);

export const RowsIcon = () => (
  <Icon>
    <path d="M2.5 3.5h11M2.5 8h11M2.5 12.5h11" />
  </Icon>
);

export const KeyboardIcon = () => (
  <Icon>
    <path d="M2 4.5h12v7.5H2zM4.5 7h.1M7 7h.1M9.5 7h.1M11.5 7h.1M5 9.5h6" />
  </Icon>
);

export const FindIcon = () => (
  <Icon>
    <circle cx="7" cy="7" r="4" />
    <path d="m10 10 3.5 3.5" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="M3 13l.6-2.6L11 3l2 2-7.4 7.4ZM9.5 4.5l2 2" />
  </Icon>
);

export const DotsIcon = () => (
  <Icon>
    <path d="M8 3.5h.1M8 8h.1M8 12.5h.1" />
  </Icon>
);

export const HiddenIcon = () => (
  <Icon>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM2.5 13.5l11-11" />
  </Icon>
);

export const EyeIcon = () => (
  <Icon>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="1.8" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M2.5 3.5h11L9.5 8.3v4l-3 1.4V8.3Z" />
  </Icon>
);
