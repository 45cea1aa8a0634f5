/** Made values of how to reach people and machines, and of what machines say of themselves. */
import { headers, type MadeClasses, oneList, oneTemplate } from "./maker.ts";
import { handle } from "./shared-recipes.ts";

export const contactClasses: MadeClasses = {
  email: {
    recipes: [
      (maker) => () => maker.faker.internet.email(),
      (maker) => () =>
        `${handle(maker).toLowerCase()}@${maker.pick(["gmail.com", "yahoo.com", "hotmail.com", "gmx.de", "outlook.com", "web.de", "orange.fr"])}`,
      (maker) => () =>
        `${maker.pick(["info", "contact", "office", "sales", "kontakt", "hello"])}@${maker.faker.internet.domainName()}`,
      (maker) => () => `mailto:${handle(maker).toLowerCase()}@example.com`,
    ],
    headers: headers(
      "email|e-mail|Email|mail|email_address|E-Mail-Adresse|courriel|correo|correo electrónico|contact|indirizzo email|e_mail|username|EMAIL",
    ),
  },
  phone: {
    share: 1.8,
    recipes: [
      (maker) => () => maker.faker.phone.number(),
      (maker) => () => maker.faker.phone.number({ style: "international" }),
      (maker) => () => maker.faker.phone.number({ style: "national" }),
      (maker) => () => `(${maker.whole(201, 989)}) ${maker.whole(200, 999)}-${maker.digits(4)}`,
      (maker) => () => `${maker.whole(201, 989)}-${maker.whole(200, 999)}-${maker.digits(4)}`,
      (maker) => () => `${maker.whole(201, 989)}.${maker.whole(200, 999)}.${maker.digits(4)}`,
      (maker) => () => maker.whole(201, 989) + String(maker.whole(200, 999)) + maker.digits(4),
      (maker) => () => `+1 ${maker.whole(201, 989)}-${maker.whole(200, 999)}-${maker.digits(4)}`,
      (maker) => () =>
        `+${maker.pick([44, 49, 33, 41, 39, 34, 31, 43, 45, 46, 61, 91, 55, 7])} ${maker.whole(10, 999)} ${maker.number(maker.whole(6, 8))}`,
      (maker) => () => `+${maker.pick([44, 49, 33, 41, 39, 34, 31, 91, 61, 86])}${maker.number(maker.whole(9, 10))}`,
      (maker) => () =>
        `0${maker.number(maker.whole(2, 4))}${maker.pick(["/", " ", "-", ""])}${maker.number(maker.whole(5, 8))}`,
      (maker) => () =>
        `0${maker.whole(1, 9)} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(2)}`,
      (maker) => () => `1-800-${maker.digits(3)}-${maker.digits(4)}`,
    ],
    headers: headers(
      "phone|telephone|Phone|tel|mobile|phone_number|fax|cell|Telefon|Handy|Telefonnummer|téléphone|portable|teléfono|móvil|telefono|cellulare|telefone|telefoon|contact|faxNumber|Phone Number|contact_number|PhoneNumber",
    ),
  },
  url: {
    share: 2,
    recipes: [
      (maker) => () => maker.faker.internet.url(),
      (maker) => () => `https://www.${maker.faker.internet.domainName()}/${maker.faker.lorem.slug()}`,
      (maker) => {
        const start = `https://${maker.faker.internet.domainName()}/${maker.word("tag")}/`;
        return () => start + maker.pick([maker.digits(6), maker.faker.lorem.slug()]);
      },
      (maker) => () => `http://${maker.faker.internet.domainName()}/images/${maker.digits(5)}.jpg`,
      (maker) => () =>
        `https://cdn.${maker.faker.internet.domainName()}/${maker.chars("0123456789abcdef", 12)}/${maker.faker.lorem.slug()}.png?w=${maker.whole(100, 900)}`,
      (maker) => () => `www.${maker.faker.internet.domainName()}`,
      (maker) => () => `/${maker.word("tag")}/${maker.faker.lorem.slug()}.html`,
      (maker) => () => `//${maker.faker.internet.domainName()}/${maker.faker.lorem.slug()}`,
      (maker) => () =>
        `https://www.youtube.com/watch?v=${maker.chars("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-", 11)}`,
      (maker) => () => `https://twitter.com/${handle(maker)}`,
    ],
    headers: headers(
      "url|link|website|homepage|web|URL|href|image|photo|image_url|Webseite|Link|site|site web|sitio web|sito|source|page|sameAs|thumbnail|picture|logo|video|Internet|poster|permalink|trailer|weblink",
    ),
  },
  domain: {
    recipes: [
      (maker) => () => maker.faker.internet.domainName(),
      (maker) => () => `${maker.pick(["www", "mail", "shop", "blog"])}.${maker.faker.internet.domainName()}`,
    ],
    headers: headers("domain|hostname|host|website|site|server|Domain|domaine|dominio|domein|publisher|tld|source"),
  },
  ip_address: {
    recipes: [
      (maker) => () => maker.faker.internet.ipv4(),
      (maker) => () => `192.168.${maker.whole(0, 255)}.${maker.whole(1, 254)}`,
      (maker) => () => maker.faker.internet.ipv6(),
      (maker) => () => maker.faker.internet.ip(),
    ],
    headers: headers(
      "ip|ip_address|IP|client_ip|source_ip|IP-Adresse|adresse ip|dirección ip|remote_addr|host|src|dst",
    ),
  },
  mac_address: {
    recipes: [
      (maker) => () => maker.faker.internet.mac(),
      (maker) => () => maker.faker.internet.mac("-").toUpperCase(),
      (maker) => () =>
        `${maker.chars("0123456789abcdef", 4)}.${maker.chars("0123456789abcdef", 4)}.${maker.chars("0123456789abcdef", 4)}`,
      (maker) => () => maker.chars("0123456789ABCDEF", 12),
    ],
    headers: headers("mac|mac_address|MAC|hardware_address|device|bssid|ether"),
  },
  social_handle: {
    recipes: [
      (maker) => () => `@${handle(maker).replace(/[-]/g, "_")}`,
      (maker) => () => `@${maker.faker.internet.username().replace(/[-]/g, "")}`,
    ],
    headers: headers("twitter|handle|instagram|twitter_handle|social|account|username|mention|tiktok|screen_name"),
  },
  user_agent: {
    recipes: [(maker) => () => maker.faker.internet.userAgent()],
    headers: headers("user_agent|useragent|User-Agent|browser|agent|ua|client"),
  },
  mime_type: {
    recipes: [
      (maker) => () => maker.faker.system.mimeType(),
      oneList("image/jpeg|image/png|application/pdf|text/html|text/plain|application/json|video/mp4"),
    ],
    headers: headers("mime_type|mimetype|content_type|Content-Type|media_type|type|format|encodingFormat"),
  },
  file_name: {
    recipes: [
      (maker) => () => maker.faker.system.fileName(),
      (maker) => () => maker.faker.system.filePath(),
      (maker) => () => `IMG_${maker.digits(4)}.${maker.pick(["JPG", "jpg", "png"])}`,
      (maker) => () => `C:\\Users\\${maker.faker.person.firstName()}\\${maker.faker.system.fileName()}`,
      (maker) => () =>
        `${maker.word("tag")}/${maker.word("tag")}_${maker.digits(2)}.${maker.pick(["csv", "json", "txt", "py", "tif"])}`,
      oneTemplate("{noun}.pdf", "scan_{9}{9}{9}.tif", "{tag}-{9}{9}{9}{9}.jpg", "{tag}.html"),
    ],
    headers: headers(
      "file|filename|file_name|path|filepath|document|attachment|Datei|Dateiname|fichier|archivo|file path|image|image_file|bestand|image_name",
    ),
  },
};
