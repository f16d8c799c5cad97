/**
 * Loads every class of the PHP client: PHP compiles a file when it is loaded, and compares what a class overrides.
 * Guzzle is Debian's, in PHP's include path.
 */
export const PHP_CLASSES = String.raw`<?php
require "GuzzleHttp/autoload.php";

$home = __DIR__ . "/lib/";
spl_autoload_register(function ($class) use ($home) {
    $file = $home . str_replace(["OpenAPI\\Client\\", "\\"], ["", "/"], $class) . ".php";
    if (is_file($file)) require_once $file;
});
$files = new RecursiveDirectoryIterator($home, FilesystemIterator::SKIP_DOTS);
foreach (new RecursiveIteratorIterator($files) as $file) require_once $file;
`;

/** A purchase with the PHP client of openapi-generator. */
export const PHP = String.raw`<?php
require __DIR__ . "/classes.php";

use OpenAPI\Client\{Api, Configuration, Model};

$config = (new Configuration())->setHost(getenv("SHOP"));
$http = new GuzzleHttp\Client(["cookies" => true]);
(new Api\UserApi($http, $config))->login("buyer", "demo1234");
$found = (new Api\GoodsApi($http, $config))->listGoods(in_stock: Model\Flag::YES);
$goods = $found->getData()->getList()[0];
$line = new Model\AddToCartItem([
    "goods_id" => $goods->getId(), "price" => $goods->getPrice(), "number" => 1, "ck_id" => $goods->getCkId(),
    "goods_price_id" => $goods->getGoodsPriceId(), "ladder_price_id" => $goods->getLadderPriceId(),
    "goods_manjian_id" => $goods->getGoodsManjianId(), "is_yj" => $goods->getIsYj(),
]);
$cart = new Api\CartApi($http, $config);
$added = $cart->addCartLines(new Model\AddCartLinesBody(["params" => [$line]]));
$ids = array_map(fn ($each) => $each->getId(), $added->getData()->getLines());
$checkout = $cart->checkoutCart(new Model\CheckoutCartBody(["ids" => $ids]));
$orders = new Api\OrderApi($http, $config);
$order = $orders->createOrder(new Model\CreateOrderBody([
    "checkout_no" => $checkout->getData()->getCheckoutNo(), "address_id" => 1,
    "invoice_kind" => Model\InvoiceKind::ORDINARY,
]));
echo "ordered ", $orders->getOrder($order->getData()->getOrderId())->getData()->getOrderNo(), "\n";
`;
