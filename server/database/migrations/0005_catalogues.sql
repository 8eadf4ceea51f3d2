-- The countries of ISO 3166-1 and the currencies of ISO 4217: platform tables, equal for all tenants.
create table countries (
  id integer primary key,
  identifier text not null unique check (identifier ~ '^[A-Z]{2}$'),
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
insert into countries (id, identifier, name) values
  (4, 'AF', 'Afghanistan'), (8, 'AL', 'Albania'), (10, 'AQ', 'Antarctica'), (12, 'DZ', 'Algeria'),
  (16, 'AS', 'American Samoa'), (20, 'AD', 'Andorra'), (24, 'AO', 'Angola'), (28, 'AG', 'Antigua & Barbuda'),
  (31, 'AZ', 'Azerbaijan'), (32, 'AR', 'Argentina'), (36, 'AU', 'Australia'), (40, 'AT', 'Austria'),
  (44, 'BS', 'Bahamas'), (48, 'BH', 'Bahrain'), (50, 'BD', 'Bangladesh'), (51, 'AM', 'Armenia'),
  (52, 'BB', 'Barbados'), (56, 'BE', 'Belgium'), (60, 'BM', 'Bermuda'), (64, 'BT', 'Bhutan'), (68, 'BO', 'Bolivia'),
  (70, 'BA', 'Bosnia & Herzegovina'), (72, 'BW', 'Botswana'), (74, 'BV', 'Bouvet Island'), (76, 'BR', 'Brazil'),
  (84, 'BZ', 'Belize'), (86, 'IO', 'British Indian Ocean Territory'), (90, 'SB', 'Solomon Islands'),
  (92, 'VG', 'British Virgin Islands'), (96, 'BN', 'Brunei'), (100, 'BG', 'Bulgaria'), (104, 'MM', 'Myanmar (Burma)'),
  (108, 'BI', 'Burundi'), (112, 'BY', 'Belarus'), (116, 'KH', 'Cambodia'), (120, 'CM', 'Cameroon'),
  (124, 'CA', 'Canada'), (132, 'CV', 'Cape Verde'), (136, 'KY', 'Cayman Islands'),
  (140, 'CF', 'Central African Republic'), (144, 'LK', 'Sri Lanka'), (148, 'TD', 'Chad'), (152, 'CL', 'Chile'),
  (156, 'CN', 'China'), (158, 'TW', 'Taiwan'), (162, 'CX', 'Christmas Island'), (166, 'CC', 'Cocos (Keeling) Islands'),
  (170, 'CO', 'Colombia'), (174, 'KM', 'Comoros'), (175, 'YT', 'Mayotte'), (178, 'CG', 'Congo - Brazzaville'),
  (180, 'CD', 'Congo - Kinshasa'), (184, 'CK', 'Cook Islands'), (188, 'CR', 'Costa Rica'), (191, 'HR', 'Croatia'),
  (192, 'CU', 'Cuba'), (196, 'CY', 'Cyprus'), (203, 'CZ', 'Czechia'), (204, 'BJ', 'Benin'), (208, 'DK', 'Denmark'),
  (212, 'DM', 'Dominica'), (214, 'DO', 'Dominican Republic'), (218, 'EC', 'Ecuador'), (222, 'SV', 'El Salvador'),
  (226, 'GQ', 'Equatorial Guinea'), (231, 'ET', 'Ethiopia'), (232, 'ER', 'Eritrea'), (233, 'EE', 'Estonia'),
  (234, 'FO', 'Faroe Islands'), (238, 'FK', 'Falkland Islands'), (239, 'GS', 'South Georgia & South Sandwich Islands'),
  (242, 'FJ', 'Fiji'), (246, 'FI', 'Finland'), (248, 'AX', 'Åland Islands'), (250, 'FR', 'France'),
  (254, 'GF', 'French Guiana'), (258, 'PF', 'French Polynesia'), (260, 'TF', 'French Southern Territories'),
  (262, 'DJ', 'Djibouti'), (266, 'GA', 'Gabon'), (268, 'GE', 'Georgia'), (270, 'GM', 'Gambia'),
  (275, 'PS', 'Palestinian Territories'), (276, 'DE', 'Germany'), (288, 'GH', 'Ghana'), (292, 'GI', 'Gibraltar'),
  (296, 'KI', 'Kiribati'), (300, 'GR', 'Greece'), (304, 'GL', 'Greenland'), (308, 'GD', 'Grenada'),
  (312, 'GP', 'Guadeloupe'), (316, 'GU', 'Guam'), (320, 'GT', 'Guatemala'), (324, 'GN', 'Guinea'),
  (328, 'GY', 'Guyana'), (332, 'HT', 'Haiti'), (334, 'HM', 'Heard & McDonald Islands'), (336, 'VA', 'Vatican City'),
  (340, 'HN', 'Honduras'), (344, 'HK', 'Hong Kong SAR China'), (348, 'HU', 'Hungary'), (352, 'IS', 'Iceland'),
  (356, 'IN', 'India'), (360, 'ID', 'Indonesia'), (364, 'IR', 'Iran'), (368, 'IQ', 'Iraq'), (372, 'IE', 'Ireland'),
  (376, 'IL', 'Israel'), (380, 'IT', 'Italy'), (384, 'CI', 'Côte d’Ivoire'), (388, 'JM', 'Jamaica'),
  (392, 'JP', 'Japan'), (398, 'KZ', 'Kazakhstan'), (400, 'JO', 'Jordan'), (404, 'KE', 'Kenya'),
  (408, 'KP', 'North Korea'), (410, 'KR', 'South Korea'), (414, 'KW', 'Kuwait'), (417, 'KG', 'Kyrgyzstan'),
  (418, 'LA', 'Laos'), (422, 'LB', 'Lebanon'), (426, 'LS', 'Lesotho'), (428, 'LV', 'Latvia'), (430, 'LR', 'Liberia'),
  (434, 'LY', 'Libya'), (438, 'LI', 'Liechtenstein'), (440, 'LT', 'Lithuania'), (442, 'LU', 'Luxembourg'),
  (446, 'MO', 'Macao SAR China'), (450, 'MG', 'Madagascar'), (454, 'MW', 'Malawi'), (458, 'MY', 'Malaysia'),
  (462, 'MV', 'Maldives'), (466, 'ML', 'Mali'), (470, 'MT', 'Malta'), (474, 'MQ', 'Martinique'),
  (478, 'MR', 'Mauritania'), (480, 'MU', 'Mauritius'), (484, 'MX', 'Mexico'), (492, 'MC', 'Monaco'),
  (496, 'MN', 'Mongolia'), (498, 'MD', 'Moldova'), (499, 'ME', 'Montenegro'), (500, 'MS', 'Montserrat'),
  (504, 'MA', 'Morocco'), (508, 'MZ', 'Mozambique'), (512, 'OM', 'Oman'), (516, 'NA', 'Namibia'), (520, 'NR', 'Nauru'),
  (524, 'NP', 'Nepal'), (528, 'NL', 'Netherlands'), (531, 'CW', 'Curaçao'), (533, 'AW', 'Aruba'),
  (534, 'SX', 'Sint Maarten'), (535, 'BQ', 'Caribbean Netherlands'), (540, 'NC', 'New Caledonia'),
  (548, 'VU', 'Vanuatu'), (554, 'NZ', 'New Zealand'), (558, 'NI', 'Nicaragua'), (562, 'NE', 'Niger'),
  (566, 'NG', 'Nigeria'), (570, 'NU', 'Niue'), (574, 'NF', 'Norfolk Island'), (578, 'NO', 'Norway'),
  (580, 'MP', 'Northern Mariana Islands'), (581, 'UM', 'U.S. Outlying Islands'), (583, 'FM', 'Micronesia'),
  (584, 'MH', 'Marshall Islands'), (585, 'PW', 'Palau'), (586, 'PK', 'Pakistan'), (591, 'PA', 'Panama'),
  (598, 'PG', 'Papua New Guinea'), (600, 'PY', 'Paraguay'), (604, 'PE', 'Peru'), (608, 'PH', 'Philippines'),
  (612, 'PN', 'Pitcairn Islands'), (616, 'PL', 'Poland'), (620, 'PT', 'Portugal'), (624, 'GW', 'Guinea-Bissau'),
  (626, 'TL', 'Timor-Leste'), (630, 'PR', 'Puerto Rico'), (634, 'QA', 'Qatar'), (638, 'RE', 'Réunion'),
  (642, 'RO', 'Romania'), (643, 'RU', 'Russia'), (646, 'RW', 'Rwanda'), (652, 'BL', 'St. Barthélemy'),
  (654, 'SH', 'St. Helena'), (659, 'KN', 'St. Kitts & Nevis'), (660, 'AI', 'Anguilla'), (662, 'LC', 'St. Lucia'),
  (663, 'MF', 'St. Martin'), (666, 'PM', 'St. Pierre & Miquelon'), (670, 'VC', 'St. Vincent & Grenadines'),
  (674, 'SM', 'San Marino'), (678, 'ST', 'São Tomé & Príncipe'), (682, 'SA', 'Saudi Arabia'), (686, 'SN', 'Senegal'),
  (688, 'RS', 'Serbia'), (690, 'SC', 'Seychelles'), (694, 'SL', 'Sierra Leone'), (702, 'SG', 'Singapore'),
  (703, 'SK', 'Slovakia'), (704, 'VN', 'Vietnam'), (705, 'SI', 'Slovenia'), (706, 'SO', 'Somalia'),
  (710, 'ZA', 'South Africa'), (716, 'ZW', 'Zimbabwe'), (724, 'ES', 'Spain'), (728, 'SS', 'South Sudan'),
  (729, 'SD', 'Sudan'), (732, 'EH', 'Western Sahara'), (740, 'SR', 'Suriname'), (744, 'SJ', 'Svalbard & Jan Mayen'),
  (748, 'SZ', 'Eswatini'), (752, 'SE', 'Sweden'), (756, 'CH', 'Switzerland'), (760, 'SY', 'Syria'),
  (762, 'TJ', 'Tajikistan'), (764, 'TH', 'Thailand'), (768, 'TG', 'Togo'), (772, 'TK', 'Tokelau'),
  (776, 'TO', 'Tonga'), (780, 'TT', 'Trinidad & Tobago'), (784, 'AE', 'United Arab Emirates'), (788, 'TN', 'Tunisia'),
  (792, 'TR', 'Türkiye'), (795, 'TM', 'Turkmenistan'), (796, 'TC', 'Turks & Caicos Islands'), (798, 'TV', 'Tuvalu'),
  (800, 'UG', 'Uganda'), (804, 'UA', 'Ukraine'), (807, 'MK', 'North Macedonia'), (818, 'EG', 'Egypt'),
  (826, 'GB', 'United Kingdom'), (831, 'GG', 'Guernsey'), (832, 'JE', 'Jersey'), (833, 'IM', 'Isle of Man'),
  (834, 'TZ', 'Tanzania'), (840, 'US', 'United States'), (850, 'VI', 'U.S. Virgin Islands'),
  (854, 'BF', 'Burkina Faso'), (858, 'UY', 'Uruguay'), (860, 'UZ', 'Uzbekistan'), (862, 'VE', 'Venezuela'),
  (876, 'WF', 'Wallis & Futuna'), (882, 'WS', 'Samoa'), (887, 'YE', 'Yemen'), (894, 'ZM', 'Zambia'),
  (983, 'XK', 'Kosovo');
select guard_platform_table('countries');

create table currencies (
  id integer generated by default as identity primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  name text not null,
  locale text not null,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
insert into currencies (code, name, locale) values
  ('AED', 'United Arab Emirates Dirham', 'ar-AE'), ('AFN', 'Afghan Afghani', 'fa-AF'),
  ('ALL', 'Albanian Lek', 'sq-AL'), ('AMD', 'Armenian Dram', 'hy-AM'), ('AOA', 'Angolan Kwanza', 'pt-AO'),
  ('ARS', 'Argentine Peso', 'es-AR'), ('AUD', 'Australian Dollar', 'en-AU'), ('AWG', 'Aruban Florin', 'nl-AW'),
  ('AZN', 'Azerbaijani Manat', 'az-AZ'), ('BAM', 'Bosnia-Herzegovina Convertible Mark', 'bs-BA'),
  ('BBD', 'Barbadian Dollar', 'en-BB'), ('BDT', 'Bangladeshi Taka', 'bn-BD'), ('BHD', 'Bahraini Dinar', 'ar-BH'),
  ('BIF', 'Burundian Franc', 'rn-BI'), ('BMD', 'Bermudan Dollar', 'en-BM'), ('BND', 'Brunei Dollar', 'ms-BN'),
  ('BOB', 'Bolivian Boliviano', 'es-BO'), ('BRL', 'Brazilian Real', 'pt-BR'), ('BSD', 'Bahamian Dollar', 'en-BS'),
  ('BTN', 'Bhutanese Ngultrum', 'dz-BT'), ('BWP', 'Botswanan Pula', 'en-BW'), ('BYN', 'Belarusian Ruble', 'ru-BY'),
  ('BZD', 'Belize Dollar', 'en-BZ'), ('CAD', 'Canadian Dollar', 'en-CA'), ('CDF', 'Congolese Franc', 'fr-CD'),
  ('CHF', 'Swiss Franc', 'de-CH'), ('CLP', 'Chilean Peso', 'es-CL'), ('CNY', 'Chinese Yuan', 'zh-CN'),
  ('COP', 'Colombian Peso', 'es-CO'), ('CRC', 'Costa Rican Colón', 'es-CR'), ('CUP', 'Cuban Peso', 'es-CU'),
  ('CVE', 'Cape Verdean Escudo', 'pt-CV'), ('CZK', 'Czech Koruna', 'cs-CZ'), ('DJF', 'Djiboutian Franc', 'fr-DJ'),
  ('DKK', 'Danish Krone', 'da-DK'), ('DOP', 'Dominican Peso', 'es-DO'), ('DZD', 'Algerian Dinar', 'ar-DZ'),
  ('EGP', 'Egyptian Pound', 'ar-EG'), ('ERN', 'Eritrean Nakfa', 'ti-ER'), ('ETB', 'Ethiopian Birr', 'am-ET'),
  ('EUR', 'Euro', 'de-DE'), ('FJD', 'Fijian Dollar', 'en-FJ'), ('FKP', 'Falkland Islands Pound', 'en-FK'),
  ('GBP', 'British Pound', 'en-GB'), ('GEL', 'Georgian Lari', 'ka-GE'), ('GHS', 'Ghanaian Cedi', 'ak-GH'),
  ('GIP', 'Gibraltar Pound', 'en-GI'), ('GMD', 'Gambian Dalasi', 'en-GM'), ('GNF', 'Guinean Franc', 'fr-GN'),
  ('GTQ', 'Guatemalan Quetzal', 'es-GT'), ('GYD', 'Guyanaese Dollar', 'en-GY'), ('HKD', 'Hong Kong Dollar', 'zh-HK'),
  ('HNL', 'Honduran Lempira', 'es-HN'), ('HTG', 'Haitian Gourde', 'ht-HT'), ('HUF', 'Hungarian Forint', 'hu-HU'),
  ('IDR', 'Indonesian Rupiah', 'id-ID'), ('ILS', 'Israeli New Shekel', 'he-IL'), ('INR', 'Indian Rupee', 'hi-IN'),
  ('IQD', 'Iraqi Dinar', 'ar-IQ'), ('IRR', 'Iranian Rial', 'fa-IR'), ('ISK', 'Icelandic Króna', 'is-IS'),
  ('JMD', 'Jamaican Dollar', 'en-JM'), ('JOD', 'Jordanian Dinar', 'ar-JO'), ('JPY', 'Japanese Yen', 'ja-JP'),
  ('KES', 'Kenyan Shilling', 'sw-KE'), ('KGS', 'Kyrgyz Som', 'ky-KG'), ('KHR', 'Cambodian Riel', 'km-KH'),
  ('KMF', 'Comorian Franc', 'ar-KM'), ('KPW', 'North Korean Won', 'ko-KP'), ('KRW', 'South Korean Won', 'ko-KR'),
  ('KWD', 'Kuwaiti Dinar', 'ar-KW'), ('KYD', 'Cayman Islands Dollar', 'en-KY'), ('KZT', 'Kazakhstani Tenge', 'ru-KZ'),
  ('LAK', 'Laotian Kip', 'lo-LA'), ('LBP', 'Lebanese Pound', 'ar-LB'), ('LKR', 'Sri Lankan Rupee', 'si-LK'),
  ('LRD', 'Liberian Dollar', 'en-LR'), ('LSL', 'Lesotho Loti', 'st-LS'), ('LYD', 'Libyan Dinar', 'ar-LY'),
  ('MAD', 'Moroccan Dirham', 'ar-MA'), ('MDL', 'Moldovan Leu', 'ro-MD'), ('MGA', 'Malagasy Ariary', 'mg-MG'),
  ('MKD', 'Macedonian Denar', 'mk-MK'), ('MMK', 'Myanmar Kyat', 'my-MM'), ('MNT', 'Mongolian Tugrik', 'mn-MN'),
  ('MOP', 'Macanese Pataca', 'zh-MO'), ('MRU', 'Mauritanian Ouguiya', 'ar-MR'), ('MUR', 'Mauritian Rupee', 'fr-MU'),
  ('MVR', 'Maldivian Rufiyaa', 'dv-MV'), ('MWK', 'Malawian Kwacha', 'en-MW'), ('MXN', 'Mexican Peso', 'es-MX'),
  ('MYR', 'Malaysian Ringgit', 'ms-MY'), ('MZN', 'Mozambican Metical', 'pt-MZ'), ('NAD', 'Namibian Dollar', 'af-NA'),
  ('NGN', 'Nigerian Naira', 'en-NG'), ('NIO', 'Nicaraguan Córdoba', 'es-NI'), ('NOK', 'Norwegian Krone', 'nb-NO'),
  ('NPR', 'Nepalese Rupee', 'ne-NP'), ('NZD', 'New Zealand Dollar', 'en-NZ'), ('OMR', 'Omani Rial', 'ar-OM'),
  ('PAB', 'Panamanian Balboa', 'es-PA'), ('PEN', 'Peruvian Sol', 'es-PE'), ('PGK', 'Papua New Guinean Kina', 'tpi-PG'),
  ('PHP', 'Philippine Peso', 'fil-PH'), ('PKR', 'Pakistani Rupee', 'ur-PK'), ('PLN', 'Polish Zloty', 'pl-PL'),
  ('PYG', 'Paraguayan Guarani', 'gn-PY'), ('QAR', 'Qatari Riyal', 'ar-QA'), ('RON', 'Romanian Leu', 'ro-RO'),
  ('RSD', 'Serbian Dinar', 'sr-RS'), ('RUB', 'Russian Ruble', 'ru-RU'), ('RWF', 'Rwandan Franc', 'rw-RW'),
  ('SAR', 'Saudi Riyal', 'ar-SA'), ('SBD', 'Solomon Islands Dollar', 'en-SB'), ('SCR', 'Seychellois Rupee', 'fr-SC'),
  ('SDG', 'Sudanese Pound', 'ar-SD'), ('SEK', 'Swedish Krona', 'sv-SE'), ('SGD', 'Singapore Dollar', 'en-SG'),
  ('SHP', 'St. Helena Pound', 'en-SH'), ('SLE', 'Sierra Leonean Leone', 'en-SL'), ('SOS', 'Somali Shilling', 'so-SO'),
  ('SRD', 'Surinamese Dollar', 'nl-SR'), ('SSP', 'South Sudanese Pound', 'ar-SS'),
  ('STN', 'São Tomé & Príncipe Dobra', 'pt-ST'), ('SYP', 'Syrian Pound', 'ar-SY'), ('SZL', 'Swazi Lilangeni', 'en-SZ'),
  ('THB', 'Thai Baht', 'th-TH'), ('TJS', 'Tajikistani Somoni', 'tg-TJ'), ('TMT', 'Turkmenistani Manat', 'tk-TM'),
  ('TND', 'Tunisian Dinar', 'ar-TN'), ('TOP', 'Tongan Paʻanga', 'to-TO'), ('TRY', 'Turkish Lira', 'tr-TR'),
  ('TTD', 'Trinidad & Tobago Dollar', 'en-TT'), ('TWD', 'New Taiwan Dollar', 'zh-TW'),
  ('TZS', 'Tanzanian Shilling', 'sw-TZ'), ('UAH', 'Ukrainian Hryvnia', 'uk-UA'), ('UGX', 'Ugandan Shilling', 'sw-UG'),
  ('USD', 'US Dollar', 'en-US'), ('UYU', 'Uruguayan Peso', 'es-UY'), ('UZS', 'Uzbekistani Som', 'uz-UZ'),
  ('VES', 'Venezuelan Bolívar', 'es-VE'), ('VND', 'Vietnamese Dong', 'vi-VN'), ('VUV', 'Vanuatu Vatu', 'bi-VU'),
  ('WST', 'Samoan Tala', 'sm-WS'), ('XAF', 'Central African CFA Franc', 'fr-CM'),
  ('XCD', 'East Caribbean Dollar', 'en-AG'), ('XCG', 'Caribbean guilder', 'pap-CW'),
  ('XOF', 'West African CFA Franc', 'fr-SN'), ('XPF', 'CFP Franc', 'fr-PF'), ('YER', 'Yemeni Rial', 'ar-YE'),
  ('ZAR', 'South African Rand', 'en-ZA'), ('ZMW', 'Zambian Kwacha', 'en-ZM'), ('ZWG', 'Zimbabwean Gold', 'sn-ZW');
select guard_platform_table('currencies');

-- Populated places for the address search; the first start of the server fills them from the packaged gazetteer.
create table places (
  place_id text primary key,
  name text not null,
  region text,
  country_id integer not null references countries (id),
  latitude double precision not null,
  longitude double precision not null,
  population integer not null,
  search_text text not null generated always as (norm(name)) stored
);
create index places_search on places (search_text text_pattern_ops, population desc);
select guard_platform_table('places', audited => false);
revoke insert, update, delete on places from ultramar_operator;

-- Account types define the fields and currencies of their accounts, and whether an operator approves them.
create table account_types (
  uuid uuid primary key default uuidv7(),
  name text not null unique,
  auto boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  link_docs text check (link_docs ~ '^https://'),
  needs_approval boolean not null default false,
  -- The default type.
  built_in boolean not null default false,
  check (not (built_in and (auto or needs_approval)))
);
insert into account_types (name, built_in) values ('Manual', true);
select guard_platform_table('account_types');

create table account_type_fields (
  uuid uuid primary key default uuidv7(),
  account_type_uuid uuid not null references account_types (uuid) on delete cascade,
  position integer not null default 0,
  name text not null check (name <> ''),
  type text not null check (type in ('text', 'number', 'date', 'choice', 'iban', 'bic', 'email', 'secret')),
  options text,
  required boolean not null default false,
  printed boolean not null default true
);
create index on account_type_fields (account_type_uuid, position);
select guard_platform_table('account_type_fields', subject => 'account_type_uuid');

create table account_type_currencies (
  uuid uuid primary key default uuidv7(),
  account_type_uuid uuid not null references account_types (uuid) on delete cascade,
  position integer not null default 0,
  currency_id integer not null references currencies (id),
  unique (account_type_uuid, currency_id)
);
create index on account_type_currencies (currency_id);
select guard_platform_table('account_type_currencies', subject => 'account_type_uuid');

-- The built-in templates, by the link of the program that draws them. Each company has a row for each, with the name
-- that administrators set.
create table built_in_templates (
  uuid uuid primary key default uuidv7(),
  link text not null unique check (link <> ''),
  name text not null check (name <> ''),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
insert into built_in_templates (link, name) values ('invoiceTemplate1', 'Ultramar');
select guard_platform_table('built_in_templates');
-- A release adds them; administrators only rename them.
revoke insert, delete on built_in_templates from ultramar_operator;

create table accounts (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  account_type_uuid uuid not null default manual_account_type() references account_types (uuid),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  default_currency text,
  details text,
  search_text text not null generated always as (norm(coalesce(name, ''))) stored,
  archived boolean not null default false,
  approval text not null default 'not_required' check (approval in ('accepted', 'under_analysis', 'denied', 'not_required')),
  approval_reason text,
  primary key (tenant_id, uuid),
  unique (tenant_id, default_currency)
);
create index accounts_search on accounts using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
create index accounts_of_approval on accounts (tenant_id, archived, approval, uuid);
create index accounts_of_account_type_uuid on accounts (tenant_id, archived, account_type_uuid, uuid);
-- For deleting a type: it must have no accounts.
create index on accounts (account_type_uuid);
select guard_tenant_table('accounts');
select make_search('accounts');
select make_listed('accounts', array['name', 'created_at'], array['default_currency']);

-- An account's values for the fields of its type, with the definition of each field at the last save: later changes of
-- the type do not affect existing accounts.
create table account_fields (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  account_uuid uuid not null,
  position integer not null default 0,
  field uuid not null,
  name text not null default '',
  type text not null default 'text',
  options text,
  required boolean not null default false,
  printed boolean not null default false,
  value text,
  secret sealed,
  primary key (tenant_id, uuid),
  unique (tenant_id, account_uuid, field),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('account_fields', subject => 'account_uuid');

-- The accounts of all companies for operators, without secrets.
create table company_accounts (
  uuid uuid primary key,
  tenant_uuid uuid not null references tenants (id),
  company text not null,
  name text not null,
  account_type_uuid uuid not null references account_types (uuid),
  details text,
  status text not null check (status in ('accepted', 'under_analysis', 'denied', 'not_required')),
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default moment(),
  holder_uuid uuid not null generated always as (tenant_uuid) stored
);
create index on company_accounts (tenant_uuid);
create index on company_accounts (account_type_uuid);
create index on company_accounts (status, uuid);
create index on company_accounts (holder_uuid);
select guard_platform_table('company_accounts', visible => 'tenant_uuid = (select current_tenant())');
create policy mirrored on company_accounts to current_user
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));
